import { Card } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { OtherOrder, Tracker } from './enrollment'
import { enrollmentLabels } from './labels'
import { NextAction } from './NextAction'
import { OrderDetails } from './OrderDetails'
import { OrderStages } from './OrderStages'
import { OtherHalf } from './OtherHalf'
import { OtherOrders } from './OtherOrders'
import { Outcome } from './Outcome'
import { orderKindOf } from './order-kind'
import { orderStageLabels } from './order-stage-labels'
import { StartDate } from './StartDate'
import { StepList } from './StepList'
import styles from './Tracker.module.css'

const copy = { ...enrollmentLabels, ...orderStageLabels }

interface OrderTrackerProps {
  readonly tracker: Tracker
  readonly others: readonly OtherOrder[]
}

/** How far an order is: the next action first, then stages and steps, the date and what was ordered. */
export function OrderTracker({ tracker, others }: OrderTrackerProps) {
  const t = useLabels(copy)
  const { outcome, stage, caseType, steps, next, cancellationReason } = tracker
  const isStart = orderKindOf(caseType) === null
  const isEnded = outcome === 'cancelled' || outcome === 'rescinded'
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        {next === null ? null : <NextAction tracker={tracker} next={next} />}
        {outcome === 'underWay' ? null : (
          <Outcome outcome={outcome} caseType={caseType} cancellationReason={cancellationReason} />
        )}
        {tracker.orderId === null ? null : <OtherHalf orderId={tracker.orderId} caseType={caseType} />}
        {isEnded ? null : (
          <Card title={t('stagesTitle')}>
            <OrderStages stage={stage} caseType={caseType} isOver={outcome !== 'underWay'} withNotes />
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
