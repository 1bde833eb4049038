import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { completeSignIn } from './complete-sign-in'
import type { FactorOwner } from './factor-owner'
import { type FactorKind, notifySecondFactorChanged } from './job'

/**
 * Runs once a factor is enrolled: its owner gets a mail; a pending sign-in becomes a session; a signed-in owner retains
 * this session and loses the others, which began without the factor. `requestedAt` is a moment before the factor was
 * written.
 */
export async function afterEnrolment(
  context: MethodContext,
  owner: FactorOwner,
  factor: FactorKind,
  requestedAt: Date,
): Promise<string> {
  const { identity } = context
  const { userId } = owner.user
  // An owner who is locked out at this moment enrolls nothing: the factor written a moment ago is removed again.
  if (!(await identity.isStillAlive(owner.binding))) {
    await identity.takeBackEnrolment(userId, requestedAt)
    throw fail('invalidSession')
  }
  await notifySecondFactorChanged(context, userId, 'added', factor)
  if (owner.pendingToken !== null) {
    await completeSignIn(context, owner.pendingToken)
    return '/'
  }
  await identity.noteProof(owner.binding, 'factor')
  await identity.endWaysIn(userId, { event: 'secondFactorAdded', presentSession: owner.binding })
  return '/profile?second-factor-on'
}
