import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { ArrangementOfferAnswer } from '../../../../methods/arrangement-offer/client'
import { labels } from './labels'
import styles from './MoreTime.module.css'

/** The parts of an arrangement with their days. */
export function PartList({ parts }: { readonly parts: NonNullable<ArrangementOfferAnswer['running']> }) {
  const t = useLabels(labels)
  const { format } = usePage()
  return (
    <span className={styles.parts}>
      {parts.map(({ dueDate, amount }) => (
        <span key={dueDate}>{t('part', { amount: format.money(amount), date: format.date(dueDate) })}</span>
      ))}
    </span>
  )
}
