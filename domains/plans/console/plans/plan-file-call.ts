import { callMethod, type MethodAnswer } from '@porchlight/page-parts/forms/call-method'

/** A row of a file that writes something or is rejected, as worded by the server. */
interface CheckedRow {
  readonly row: number
  readonly code: string
  readonly name: string
  readonly kind: 'new' | 'changed' | 'refused'
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[]
  readonly faults: readonly string[]
}

/** The changes that a file would make. */
export interface CheckedPlans {
  /** What is wrong with the file as a whole; then there are no rows. */
  readonly faults: readonly string[]
  readonly rows: readonly CheckedRow[]
  readonly unchanged: number
  /** Null while nothing can be applied. */
  readonly mark: string | null
  readonly fileToMend: string | null
}

/** How many plans were written. */
export interface AppliedPlans {
  readonly added: number
  readonly changed: number
}

/** Has the text of a file checked; it never fails. */
export function checkPlanFile(text: string): Promise<MethodAnswer<CheckedPlans>> {
  return callMethod('CustomerPortalPlanSetupController/checkPlanFile', { text })
}

/** Has a checked file written; it never fails. */
export function applyPlanFile(text: string, mark: string): Promise<MethodAnswer<AppliedPlans>> {
  return callMethod('CustomerPortalPlanSetupController/applyPlanFile', { text, mark })
}
