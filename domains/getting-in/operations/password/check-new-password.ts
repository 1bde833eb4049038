import { brandKeys, brandOf } from '@porchlight/brands'
import { checkPasswordRules } from '@porchlight/identity'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'

/** A new password as entered in a form. */
export interface NewPassword {
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Refuses a new password that is missing or was not typed twice alike (`docs/specification/portal.md` section 5). */
export function checkConfirmation({ newPassword, confirmPassword }: NewPassword): void {
  requireFields({ newPassword, confirmPassword }, ['newPassword', 'confirmPassword'])
  if (newPassword.normalize('NFKC') !== confirmPassword.normalize('NFKC')) {
    throw fieldError('passwordMismatch', 'confirmPassword')
  }
}

/** Rejects a password that breaks the rules, or that is based on known facts about the person or us. */
export async function checkPasswordStrength(
  newPassword: string,
  knownWords: readonly string[],
): Promise<void> {
  const words = [...knownWords, ...brandKeys.map((key) => brandOf(key).names.displayName)]
  const [first] = await checkPasswordRules(newPassword, { words })
  if (first === undefined) return
  if (first === 'tooLong') throw fieldError('passwordTooLong', 'newPassword')
  const guessable = first === 'common' || first === 'containsContext'
  throw fieldError(guessable ? 'passwordTooCommon' : 'passwordTooWeak', 'newPassword')
}
