import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { OtherOrder, Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { NextAction } from './NextAction'
import { OrderDetails } from './OrderDetails'
import { OtherOrders } from './OtherOrders'
import { Outcome } from './Outcome'
import { StageSteps } from './StageSteps'
import { StartDate } from './StartDate'
import { StepList } from './StepList'
import styles from './Tracker.module.css'

interface OrderTrackerProps {
  readonly tracker: Tracker
  readonly others: readonly OtherOrder[]
}

/** How far an order is: the next action first, then stages and steps, the date and what was ordered. */
export function OrderTracker({ tracker, others }: OrderTrackerProps) {
  const t = useLabels(enrollmentLabels)
  const { outcome, stage, caseType, steps, next, cancellationReason } = tracker
  const isStart = caseType !== 'Plan_Change' && caseType !== 'Stop_Service'
  const isEnded = outcome === 'cancelled' || outcome === 'rescinded'
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {next === null ? null : <NextAction tracker={tracker} next={next} />}
        {outcome === 'underWay' ? null : (
          <Outcome outcome={outcome} caseType={caseType} cancellationReason={cancellationReason} />
        )}
        {isEnded ? null : (
          <Card title={t('stagesTitle')}>
            <StageSteps stage={stage} caseType={caseType} isOver={outcome !== 'underWay'} />
          </Card>
        )}
        {isEnded || !isStart ? null : (
          <Card title={t('stepsTitle')}>
            <StepList steps={steps} orderId={tracker.orderId} />
          </Card>
        )}
      </div>
      <div className={styles.column}>
        {isEnded && !isStart ? null : <StartDate tracker={tracker} />}
        <OrderDetails tracker={tracker} />
        <OtherOrders orders={others} />
      </div>
    </div>
  )
}
