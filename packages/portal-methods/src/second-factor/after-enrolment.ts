import type { MethodContext } from '../define/method'
import { completeSignIn } from './complete-sign-in'
import type { FactorOwner } from './factor-owner'
import { type FactorKind, tellSecondFactorChanged } from './job'

/**
 * Once a factor is enrolled: its owner gets a mail; a pending sign-in becomes a session; who is signed in keeps this
 * session and loses the others, which began without the factor.
 */
export async function afterEnrolment(
  context: MethodContext,
  owner: FactorOwner,
  factor: FactorKind,
): Promise<string> {
  await tellSecondFactorChanged(context, owner.user.userId, 'added', factor)
  if (owner.pendingToken !== null) {
    await completeSignIn(context, owner.pendingToken)
    return '/'
  }
  await context.identity.endSessionsOf(owner.user.userId, { except: owner.binding })
  return '/profile?second-factor-on'
}
