import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openLink } from '../../../customers/operations/link/open-link'
import { findLoginUserId, readLoginUser } from '../../../customers/operations/person/login-user'
import { setLoginEmail } from '../../../getting-in/operations/email-change/set-login-email'
import { verifyEmailContract } from './contract'

/**
 * The change is marked first and the link used up last, so that a verification which breaks off between is
 * completed by opening the link again. The user then logs in with the new address.
 */
const handle = handleCall(verifyEmailContract, async (_request, context: MethodContext) => {
  const { identity } = context
  const link = await openLink(context, 'emailVerification')
  const change = await identity.findEmailChange(link.subjectId)
  const user = change === null ? null : await readLoginUser(context, change.userId)
  if (change === null || user === null || !user.active) throw fail('linkNotLatest')
  // The login has another address than when the change was requested: its owner did not see that.
  if (user.username !== change.oldEmail && user.username !== change.newEmail) throw fail('linkNotLatest')
  const holderId = await findLoginUserId(context, 'Username', change.newEmail)
  if (holderId !== null && holderId !== user.userId) throw fail('emailExists')
  if (!(await identity.markEmailChangeVerified(change.id))) throw fail('linkNotLatest')

  await setLoginEmail(context, user, change.newEmail)
  if ((await identity.findEmailChange(change.id))?.state === 'undone') {
    // The old address undid it at this moment: that counts, whichever write came last.
    await setLoginEmail(context, user, change.oldEmail)
    throw fail('linkNotLatest')
  }
  await link.use()
  await identity.endWaysIn(user.userId, { event: 'emailVerified' })
  context.session.end()
  context.clearLink()
  return { body: { location: '/login?email-verified' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
