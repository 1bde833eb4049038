import type { FormErrors, FormValues } from '../../shell/forms/form-errors'

/** An address that may not work, about which its owner decides (`spec/portal.md` section 5). */
export interface EmailRisk {
  /** The address that was probably meant; null when there is none to suggest. */
  readonly suggestion: string | null
}

/** The risk that an answer speaks of; null when it speaks of none. `values` may hold the suggestion. */
export function riskOf(errors: FormErrors, values: FormValues): EmailRisk | null {
  if (errors.newEmail !== 'riskyEmail') return null
  const suggestion = values.suggestedEmail ?? ''
  return { suggestion: suggestion === '' ? null : suggestion }
}

/** The errors that stand at fields: a suggestion is no field of the form. */
export function errorsAtFields(errors: FormErrors): FormErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== 'suggestedEmail'))
}

/** What a script can see to be wrong before the form is sent. */
export function checkEmails({ newEmail = '', confirmEmail = '' }: FormValues): FormErrors {
  const same = (email: string) => email.normalize('NFKC').trim().toLowerCase()
  return same(newEmail) === same(confirmEmail) ? {} : { confirmEmail: 'emailMismatch' }
}

/** The address that the link went to. */
export function chosenEmail(values: FormValues, risk: EmailRisk | null): string {
  const suggested = values.riskChoice === 'suggested' ? risk?.suggestion : null
  return suggested ?? (values.newEmail ?? '').trim()
}
