import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { PhoneLink } from '../../customer-service/components/PhoneLink'
import { ChoiceLinks } from '../components/ChoiceLinks'
import { type PlanQuery, writePlanQuery } from '../components/plan-query'
import { labels } from './labels'
import styles from './Plans.module.css'
import type { PlanLocation } from './plan-location'

interface DeliveredByProps {
  readonly location: Extract<PlanLocation, { kind: 'chosen' }>
  readonly query: PlanQuery
}

/** Whose wires or pipes reach the home, its number for emergencies, and the other utilities of the ZIP code. */
export function DeliveredBy({ location: { area, areas }, query }: DeliveredByProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const isGas = area.commodity === 'Gas'
  const phone =
    area.utilityPhone === null ? null : (
      <>
        {t(isGas ? 'gasLeaks' : 'outages')} <PhoneLink phone={area.utilityPhone} />
      </>
    )
  return (
    <div className={styles.utility}>
      {areas.length === 1 ? null : (
        <ChoiceLinks
          label={t('deliveredBy')}
          choices={areas.map(({ utilityId, utilityName }) => ({
            label: utilityName ?? '',
            href: address(`/plans${writePlanQuery({ ...query, utilityId })}`),
            isCurrent: utilityId === area.utilityId,
          }))}
        />
      )}
      <p className={styles.note}>
        {areas.length === 1 ? <>{t('deliveredByOne', { utility: area.utilityName ?? '' })} </> : null}
        {phone}
      </p>
      {isGas && areas.every((other) => other.commodity === 'Gas') ? (
        <p className={styles.note}>{t('onlyGas')}</p>
      ) : null}
    </div>
  )
}
