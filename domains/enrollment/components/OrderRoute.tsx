import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type OrderStage, orderStages } from '../facts/order-stages'
import type { Tracker } from './enrollment'
import { orderKindOf } from './order-kind'
import { orderStageLabels } from './order-stage-labels'
import { planChangeLabels } from './plan-change-labels'
import { Route } from './Route'
import { StartDay } from './StartDate'
import { StepList } from './StepList'
import { serviceStopLabels } from './service-stop-labels'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...orderStageLabels }

/** The stages of an order as one route: the steps of each with who acts and by when, and the day that it leads to. */
export function OrderRoute({ tracker }: { readonly tracker: Tracker }) {
  const t = useLabels(copy)
  const { stage, outcome, start, caseType, steps, orderId } = tracker
  const kind = orderKindOf(caseType)
  // “Start date confirmed” above a date that is only requested would contradict it.
  const isUnconfirmed = caseType !== 'Plan_Change' && start?.state !== 'confirmed'
  return (
    <Route
      current={outcome === 'underWay' ? orderStages.indexOf(stage) : orderStages.length}
      stations={orderStages.map((each) => {
        const own = kind === null ? steps.filter((step) => stageOf(step, stage) === each) : []
        return {
          name: t(`stage${each}`),
          note:
            isUnconfirmed && each === 'Complete'
              ? undefined
              : t(kind === null ? `stage${each}Text` : `${kind.stage}${each}`),
          content:
            each === 'Complete' ? (
              <StartDay tracker={tracker} />
            ) : own.length === 0 ? null : (
              <StepList steps={own} orderId={orderId} />
            ),
        }
      })}
    />
  )
}

/**
 * Returns the stage a step belongs to: the utility's part is in the second. Everything else is settled before the order
 * goes to the market; a step that turns up later, such as a switch-hold, is open in the second.
 */
function stageOf({ type, state }: Tracker['steps'][number], stage: OrderStage): OrderStage {
  const isOpen = state === 'now' || state === 'open'
  return type === 'Utility' || (isOpen && stage !== 'Submission') ? 'Processing' : 'Submission'
}
