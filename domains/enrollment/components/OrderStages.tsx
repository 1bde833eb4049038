import { StageList } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type OrderStage, orderStages } from '../facts/order-stages'
import { orderKindOf } from './order-kind'
import { orderStageLabels } from './order-stage-labels'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...orderStageLabels }

/** The stages of an order, the present one marked; the page of an order names them in short, without notes. */
export function OrderStages({
  stage,
  caseType,
  isOver = false,
  withNotes = false,
}: {
  readonly stage: OrderStage
  /** The kind of order: one for another plan, or for the end of service, has texts of its own. */
  readonly caseType: string | null
  /** Whether all stages are to be marked as reached. */
  readonly isOver?: boolean
  /** Whether the stages are named as the specification does, with what happens in each as a note. */
  readonly withNotes?: boolean
}) {
  const t = useLabels(copy)
  const kind = orderKindOf(caseType)
  return (
    <StageList
      label={t('stagesTitle')}
      stages={orderStages.map((each) => {
        const text = t(kind === null ? `stage${each}Text` : `${kind.stage}${each}`)
        return withNotes ? { label: t(`stage${each}`), note: text } : { label: text }
      })}
      current={isOver ? orderStages.length : orderStages.indexOf(stage)}
      stateLabels={{ done: t('stageDone'), now: t('stageNow') }}
    />
  )
}
