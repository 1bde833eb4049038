import { Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { OrderChanges } from './OrderChanges'
import { orderKindOf } from './order-kind'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'
import styles from './Tracker.module.css'

const words = { ...enrollmentLabels, ...planChangeLabels, ...serviceStopLabels }
const copy = { requested: 'Requested', confirmed: 'Confirmed', passed: 'Passed' } as const

/** The first day of service: requested until the market confirms it, and until when a switch can be rescinded. */
export function StartDate({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(words)
  const { format } = usePage()
  const { start, rescindUntil, outcome, caseType } = tracker
  const isUnderWay = outcome === 'underWay'
  const isPlanChange = caseType === 'Plan_Change'
  return (
    <Card title={t(orderKindOf(caseType)?.dayTitle ?? 'startTitle')}>
      {start === null ? (
        <p>{t('startNone')}</p>
      ) : (
        <div className={styles.next}>
          <p className={styles.turn}>{t(`start${copy[start.state]}`)}</p>
          <p className={styles.date}>{format.date(start.date)}</p>
          <p>
            {isPlanChange
              ? isUnderWay
                ? t('planDayText')
                : null
              : t(isUnderWay || start.state === 'confirmed' ? `start${copy[start.state]}Text` : 'startOver')}
          </p>
        </div>
      )}
      {rescindUntil === null ? null : (
        <p>{t(isPlanChange ? 'undoPlanUntil' : 'rescindUntil', { date: format.date(rescindUntil) })}</p>
      )}
      {isUnderWay && caseType === 'Switch' ? <p>{t('switchFee')}</p> : null}
      <OrderChanges tracker={tracker} />
    </Card>
  )
}
