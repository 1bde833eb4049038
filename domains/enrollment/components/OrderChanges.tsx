import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { orderKindOf } from './order-kind'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import styles from './Tracker.module.css'

const copy = { ...enrollmentLabels, ...planChangeLabels, ...serviceStopLabels }

/** The ways to change an order; a guest, whose look-up permits no changes, is shown how to get them. */
export function OrderChanges({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { orderId, outcome, rescindUntil, caseType, canCancel } = tracker
  const kind = orderKindOf(caseType)
  const isUnderWay = outcome === 'underWay'
  if (!isUnderWay && rescindUntil === null) return null
  if (!canCancel) {
    return isUnderWay && caseType === 'Stop_Service' ? <p>{t('stopTooLateText')}</p> : null
  }
  if (orderId === null) return <p>{t('changeByLogin')}</p>
  return (
    <div className={styles.ways}>
      {isUnderWay && kind === null ? (
        <a href={address(`/enrollment-status/${orderId}/date`)}>{t('changeDate')}</a>
      ) : null}
      <a href={address(`/enrollment-status/${orderId}/cancel`)}>
        {t(kind?.undo ?? (rescindUntil === null ? 'cancelOrder' : 'rescindOrder'))}
      </a>
    </div>
  )
}
