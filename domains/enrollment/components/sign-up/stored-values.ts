import type { FieldBinding } from '@porchlight/page-parts/forms/PlainForm'
import type { FormOutcome } from '@porchlight/portal-page'

/** The field of a form with what was typed before an error, else with what was saved. */
export function withStoredValues(
  binding: FieldBinding,
  form: FormOutcome | null,
  saved: string | null | undefined,
): FieldBinding {
  return form === null ? { ...binding, defaultValue: saved ?? '' } : binding
}
