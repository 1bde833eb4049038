import { Card, DescriptionList } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import styles from './Tracker.module.css'

const types = ['Move_In', 'Switch', 'Plan_Change', 'Stop_Service'] as const

/** What was ordered; masked for guests. */
export function OrderDetails({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(enrollmentLabels)
  const { confirmationNumber, street, planName, caseType, utilityName, utilityPhone, isMasked } = tracker
  const type = types.find((known) => known === caseType)
  const utility =
    utilityName === null ? null : (
      <>
        {utilityName}
        {utilityPhone === null ? null : (
          <>
            <br />
            <a href={`tel:${utilityPhone.replace(/[^\d+]/g, '')}`}>{utilityPhone}</a>
          </>
        )}
      </>
    )
  const items = [
    { term: t('confirmationNumber'), description: confirmationNumber },
    { term: t('serviceAddress'), description: street },
    { term: t('plan'), description: planName },
    {
      term: t('type'),
      description: type === undefined ? null : t(`type${type}`),
    },
    { term: t('utility'), description: utility },
  ]
  return (
    <Card title={t('detailsTitle')} tone="quiet">
      <DescriptionList items={items.filter(({ description }) => description !== null)} />
      {isMasked ? <p className={styles.note}>{t('masked')}</p> : null}
    </Card>
  )
}
