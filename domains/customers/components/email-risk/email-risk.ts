import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'

/** An address that may not work, about which its owner decides (`docs/specification/portal.md` section 5). */
export interface EmailRisk {
  /** The address that was probably meant; null without a suggestion. */
  readonly suggestion: string | null
}

/**
 * The risk that an answer speaks of at the field of that name; null when it speaks of none. `values` may hold the
 * suggestion.
 */
export function riskOf(errors: FormErrors, values: FormValues, field: string): EmailRisk | null {
  if (errors[field] !== 'riskyEmail') return null
  const suggestion = values.suggestedEmail ?? ''
  return { suggestion: suggestion === '' ? null : suggestion }
}

/** The errors shown at fields: a suggestion is not a field of the form. */
export function errorsAtFields(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== 'suggestedEmail'))
}
