import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'
import { metPasswordRules } from './password-rules'

/** What a script can see to be wrong with a new password before it is sent, as the server would refuse it. */
export function checkNewPassword({ newPassword = '', confirmPassword = '' }: FormValues): FormErrors {
  const { repeated, ...rules } = metPasswordRules(newPassword, confirmPassword)
  const isStrong = Object.values(rules).every(Boolean)
  return {
    ...(isStrong ? {} : { newPassword: 'passwordTooWeak' }),
    ...(repeated ? {} : { confirmPassword: 'passwordMismatch' }),
  }
}
