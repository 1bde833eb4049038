import { StageList } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type OrderStage, orderStages } from '../facts/order-stages'
import { orderKindOf } from './order-kind'
import { orderStageLabels } from './order-stage-labels'
import { planChangeLabels } from './plan-change-labels'
import { serviceStopLabels } from './service-stop-labels'

const copy = { ...planChangeLabels, ...serviceStopLabels, ...orderStageLabels }

/** The stages of an order in short, the present one marked. */
export function OrderStages({
  stage,
  caseType,
}: {
  readonly stage: OrderStage
  /** The kind of order: one for another plan, or for the end of service, has its own texts. */
  readonly caseType: string | null
}) {
  const t = useLabels(copy)
  const kind = orderKindOf(caseType)
  return (
    <StageList
      label={t('stagesTitle')}
      stages={orderStages.map((each) => {
        return { label: t(kind === null ? `stage${each}Text` : `${kind.stage}${each}`) }
      })}
      current={orderStages.indexOf(stage)}
      stateLabels={{ done: t('stageDone'), now: t('stageNow') }}
    />
  )
}
