import type { LabelKey, Translate } from '@porchlight/i18n'
import type { Tracker } from './enrollment'
import type { outcomeLabels } from './outcome-labels'
import type { planChangeLabels } from './plan-change-labels'
import type { serviceStopLabels } from './service-stop-labels'

type Words = Translate<
  LabelKey<typeof outcomeLabels> | LabelKey<typeof planChangeLabels> | LabelKey<typeof serviceStopLabels>
>

const reasons = ['By_Customer', 'Invalid_Service_Point', 'Not_First_In', 'Blocker_Unsettled'] as const

/** Rejection reasons from the market. */
const rejections: readonly (string | null)[] = ['Invalid_Service_Point', 'Not_First_In']

/** What an order that is over came to, why, and whether a call is what can be done now. */
export function outcomeText(
  t: Words,
  outcome: Exclude<Tracker['outcome'], 'underWay'>,
  { caseType, cancellationReason }: Pick<Tracker, 'caseType' | 'cancellationReason'>,
): { readonly title: string; readonly text: string; readonly isForCall: boolean } {
  const isEnded = outcome === 'cancelled' || outcome === 'rescinded'
  if (caseType === 'Plan_Change' && outcome !== 'closed') {
    const undone = t(cancellationReason === 'Service_Ended' ? 'planUnneededText' : 'planUndoneText')
    return isEnded
      ? { title: t('planUndone'), text: undone, isForCall: false }
      : { title: t('planActive'), text: t('planActiveText'), isForCall: false }
  }
  if (caseType === 'Stop_Service') {
    if (!isEnded) return { title: t('stopDone'), text: t('stopDoneText'), isForCall: false }
    const text = t(rejections.includes(cancellationReason) ? 'stopRejectedText' : 'stopUndoneText')
    return { title: t('stopEnded'), text, isForCall: false }
  }
  const reason = reasons.find((known) => known === cancellationReason) ?? 'Unknown'
  return {
    title: t(outcome),
    text: outcome === 'cancelled' ? t(`reason${reason}`) : t(`${outcome}Text`),
    isForCall: isEnded,
  }
}
