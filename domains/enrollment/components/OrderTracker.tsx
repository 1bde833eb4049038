import { Card } from '@porchlight/design-system'
import { Sections } from '@porchlight/page-parts/page/HeroPage'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import type { ReactNode } from 'react'
import type { OtherOrder, Tracker } from './enrollment'
import { OrderChanges } from './OrderChanges'
import { OrderDetails } from './OrderDetails'
import { OrderRoute } from './OrderRoute'
import { OtherHalf } from './OtherHalf'
import { OtherOrders } from './OtherOrders'
import { orderKindOf } from './order-kind'
import { orderStageLabels } from './order-stage-labels'
import { StartDate } from './StartDate'
import { TrackerHero } from './TrackerHero'

interface OrderTrackerProps {
  /** The title of the page. */
  readonly title: string
  readonly tracker: Tracker
  readonly others: readonly OtherOrder[]
  /** Content between the hero and the order, such as a confirmation of the last action. */
  readonly children?: ReactNode
}

/**
 * Shows the progress of an order: the next action first, then the route from the order to the first day, and the
 * details ordered.
 */
export function OrderTracker({ title, tracker, others, children }: OrderTrackerProps) {
  const t = useLabels(orderStageLabels)
  const { outcome, caseType, orderId } = tracker
  const isEnded = outcome === 'cancelled' || outcome === 'rescinded'
  return (
    <>
      <TrackerHero title={title} tracker={tracker} />
      {children}
      <Sections
        aside={
          <>
            <OrderChanges tracker={tracker} />
            <OrderDetails tracker={tracker} />
            <OtherOrders orders={others} />
          </>
        }
      >
        {isEnded ? null : (
          <Card title={t('stagesTitle')} tone="quiet">
            <OrderRoute tracker={tracker} />
          </Card>
        )}
        {isEnded && orderKindOf(caseType) === null ? <StartDate tracker={tracker} /> : null}
        {orderId === null ? null : <OtherHalf orderId={orderId} caseType={caseType} />}
      </Sections>
    </>
  )
}
