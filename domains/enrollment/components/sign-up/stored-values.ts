import type { FieldBinding } from '@porchlight/page-parts/forms/PlainForm'
import type { FormOutcome } from '@porchlight/portal-page'

/** Binds a form field to the value typed before an error, otherwise to the stored value. */
export function withStoredValues(
  binding: FieldBinding,
  form: FormOutcome | null,
  saved: string | null | undefined,
): FieldBinding {
  return form === null ? { ...binding, defaultValue: saved ?? '' } : binding
}
