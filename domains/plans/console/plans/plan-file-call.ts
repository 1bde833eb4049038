import { callMethod, type MethodAnswer } from '@porchlight/page-parts/forms/call-method'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { applyPlanFileContract } from '../../methods/apply-plan-file/contract'
import type { checkPlanFileContract } from '../../methods/check-plan-file/contract'

/** What a file would come to. */
export type CheckedPlans = AnswerOf<typeof checkPlanFileContract>

/** How many plans were written. */
export type AppliedPlans = AnswerOf<typeof applyPlanFileContract>

/** Has the text of a file checked; it never fails. */
export function checkPlanFile(text: string): Promise<MethodAnswer<CheckedPlans>> {
  return callMethod('CustomerPortalPlanSetupController/checkPlanFile', { text })
}

/** Has a checked file written; it never fails. */
export function applyPlanFile(text: string, mark: string): Promise<MethodAnswer<AppliedPlans>> {
  return callMethod('CustomerPortalPlanSetupController/applyPlanFile', { text, mark })
}
