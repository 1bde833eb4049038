import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import type { EmailRisk } from '../../../customers/components/email-risk/email-risk'

/** Returns the errors that can be detected before the form is sent. */
export function checkEmails({ newEmail = '', confirmEmail = '' }: FormValues): FormErrors {
  const normalize = (email: string) => email.normalize('NFKC').trim().toLowerCase()
  return normalize(newEmail) === normalize(confirmEmail) ? {} : { confirmEmail: 'emailMismatch' }
}

/** The address that the link went to. */
export function chosenEmail(values: FormValues, risk: EmailRisk | null): string {
  const suggested = values.riskChoice === 'suggested' ? risk?.suggestion : null
  return suggested ?? (values.newEmail ?? '').trim()
}
