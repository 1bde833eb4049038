import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'

/**
 * Makes somebody who is signed in prove it again: a session that was left open or stolen changes nothing that
 * matters. `wrongPassword` when it is not the present one, `rateLimited` after too many of those.
 */
export async function checkPresentPassword(
  context: MethodContext,
  userId: string,
  currentPassword: string,
): Promise<void> {
  // Counted ahead of the comparison, so that parallel guesses stay within the limit.
  await countAttempt(context, 'passwordAgain', userId)
  if (!(await context.identity.checkPassword(userId, currentPassword))) {
    throw fieldError('wrongPassword', 'currentPassword')
  }
  await context.identity.giveBackAttempt('passwordAgain', userId)
}
