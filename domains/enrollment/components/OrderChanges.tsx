import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { planChangeLabels } from './plan-change-labels'
import styles from './Tracker.module.css'

const copy = { ...enrollmentLabels, ...planChangeLabels }

/** The ways to change an order; a guest, whose look-up changes nothing, is told how to get them. */
export function OrderChanges({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(copy)
  const address = useAddress()
  const { orderId, outcome, rescindUntil, caseType } = tracker
  const isPlanChange = caseType === 'Plan_Change'
  const isUnderWay = outcome === 'underWay'
  if (!isUnderWay && rescindUntil === null) return null
  if (orderId === null) return <p>{t('changeByLogin')}</p>
  return (
    <div className={styles.ways}>
      {isUnderWay && !isPlanChange ? (
        <a href={address(`/enrollment-status/${orderId}/date`)}>{t('changeDate')}</a>
      ) : null}
      <a href={address(`/enrollment-status/${orderId}/cancel`)}>
        {t(isPlanChange ? 'undoPlan' : rescindUntil === null ? 'cancelOrder' : 'rescindOrder')}
      </a>
    </div>
  )
}
