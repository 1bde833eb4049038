import { Card } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { CallUs } from '../../customer-service/components/CallUs'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { orderKindOf } from './order-kind'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import styles from './Tracker.module.css'

const copy = { ...enrollmentLabels, ...planChangeLabels, ...serviceStopLabels }

/** The ways to change an order, and until when; a guest, whose look-up permits no changes, is shown how to get them. */
export function OrderChanges({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(copy)
  const { format } = usePage()
  const { outcome, rescindUntil, caseType } = tracker
  const isUnderWay = outcome === 'underWay'
  if (!isUnderWay && rescindUntil === null) return null
  return (
    <Card title={t('changesTitle')} tone="quiet">
      {rescindUntil === null ? null : (
        <p>
          {t(caseType === 'Plan_Change' ? 'undoPlanUntil' : 'rescindUntil', {
            date: format.date(rescindUntil),
          })}
        </p>
      )}
      {isUnderWay && caseType === 'Switch' ? <p>{t('switchFee')}</p> : null}
      <Ways tracker={tracker} />
      <CallUs />
    </Card>
  )
}

function Ways({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { orderId, outcome, rescindUntil, caseType, canCancel } = tracker
  const kind = orderKindOf(caseType)
  const isUnderWay = outcome === 'underWay'
  if (!canCancel) {
    return <p>{t(isUnderWay && caseType === 'Stop_Service' ? 'stopTooLateText' : 'changeByPhone')}</p>
  }
  if (orderId === null) {
    const wayText = t(kind === null ? 'changeByLogin' : 'undoByLogin')
    return (
      <div className={styles.ways}>
        <a href={address('/login?startURL=/orders')}>{wayText}</a>
      </div>
    )
  }
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
