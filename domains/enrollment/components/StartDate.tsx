import { Card } from '@porchlight/design-system'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import type { Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { planChangeLabels } from './plan-change-labels'
import styles from './Tracker.module.css'

const words = { ...enrollmentLabels, ...planChangeLabels }
const copy = { requested: 'Requested', confirmed: 'Confirmed', passed: 'Passed' } as const

/** The day that an order without a route was for. */
export function StartDate({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(words)
  return (
    <Card title={t('startTitle')} tone="quiet">
      <StartDay tracker={tracker} />
    </Card>
  )
}

/** The first day of service, or the last: requested until the market confirms it. */
export function StartDay({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(words)
  const { format } = usePage()
  const { start, outcome, caseType } = tracker
  const isUnderWay = outcome === 'underWay'
  const isPlanChange = caseType === 'Plan_Change'
  if (start === null) return <p>{t('startNone')}</p>
  return (
    <div className={styles.day}>
      <p className={styles.date}>{format.date(start.date)}</p>
      <p className={styles.turn}>{t(`start${copy[start.state]}`)}</p>
      <p className={styles.note}>
        {isPlanChange
          ? isUnderWay
            ? t('planDayText')
            : null
          : t(isUnderWay || start.state === 'confirmed' ? `start${copy[start.state]}Text` : 'startOver')}
      </p>
    </div>
  )
}
