import type { MethodContext } from '../define/method'
import { completeSignIn } from './complete-sign-in'
import type { FactorOwner } from './factor-owner'

/**
 * Once a factor is enrolled: a pending sign-in becomes a session; who is signed in keeps this session and loses
 * the others, which began without the factor.
 */
export async function afterEnrolment(context: MethodContext, owner: FactorOwner): Promise<string> {
  if (owner.pendingToken !== null) {
    await completeSignIn(context, owner.pendingToken)
    return '/'
  }
  await context.identity.endSessionsOf(owner.user.userId, { except: owner.binding })
  return '/profile?second-factor-on'
}
