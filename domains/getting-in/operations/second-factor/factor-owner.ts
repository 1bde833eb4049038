import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type LoginUser, readLoginUser } from '../../../customers/operations/person/login-user'
import { proveAgain } from '../proof/prove-again'

/** Somebody who enrols a second factor, and how they came to. */
export interface FactorOwner {
  readonly user: LoginUser
  /** What a passkey ceremony is bound to: the token of the session or of the pending sign-in. */
  readonly binding: string
  /** The pending sign-in that the factor completes; null for somebody who is signed in. */
  readonly pendingToken: string | null
}

/**
 * Who enrols: the person who is signed in, or a member of staff between the password and the session who has to.
 * A pending sign-in that waits for an existing factor may not add one. `invalidSession` for everyone else.
 */
export async function findFactorOwner(context: MethodContext): Promise<FactorOwner> {
  const { viewer, session, pendingSignIn, identity } = context
  if (viewer.class !== 'guest' && session.token !== null) {
    const user = await readLoginUser(context, viewer.userId)
    if (user === null) throw fail('invalidSession')
    return { user, binding: session.token, pendingToken: null }
  }
  const pendingToken = pendingSignIn.token
  const pending = pendingToken === null ? null : await identity.findPendingSignIn(pendingToken)
  if (pendingToken === null || pending === null) throw fail('invalidSession')
  const user = pending.stage === 'enrolment' ? await readLoginUser(context, pending.userId) : null
  if (user === null || !user.active) throw fail('invalidSession')
  return { user, binding: pendingToken, pendingToken }
}

/** Before a factor is enrolled: who is signed in proves again who they are; a pending sign-in just did. */
export async function checkFactorOwner(
  context: MethodContext,
  owner: FactorOwner,
  given: Parameters<typeof proveAgain>[2],
): Promise<void> {
  if (owner.pendingToken === null) await proveAgain(context, owner.user.userId, given)
}
