import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openLink } from '../../../customers/operations/link/open-link'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { sendResetLink } from '../../../getting-in/methods/forgot-password/job'
import { setLoginEmail } from '../../../getting-in/operations/email-change/set-login-email'
import { undoChangeEmailContract } from './contract'

/**
 * Undoing a change says that an intruder was in: no password, no session and no factor that was young when
 * the change was requested is good any more, and the way back in goes to the old address. Later changes are undone
 * too, and their links die.
 */
const handle = handleCall(undoChangeEmailContract, async (_request, context: MethodContext) => {
  const { identity } = context
  const link = await openLink(context, 'emailChangeUndo')
  const change = await identity.findEmailChange(link.subjectId)
  const user = change === null ? null : await readLoginUser(context, change.userId)
  if (change === null || user === null) throw fail('linkNotLatest')
  // False: an earlier change was undone along with this one, so its old address no longer has authority.
  if (!(await identity.undoEmailChange(change.id))) throw fail('linkNotLatest')

  await identity.endWaysIn(user.userId, { event: 'emailChangeUndone', undoneSince: change.requestedAt })
  // Also when the change was not verified a moment ago: it may be by now.
  await setLoginEmail(context, user, change.oldEmail)
  // The link is consumed last: after a crash, opening it again still restores access, and does so once.
  await context.enqueue(sendResetLink.name, { userId: user.userId }, { key: `undo-${change.id}` })
  await link.use()
  context.session.end()
  context.clearLink()
  return { body: { location: '/login?email-change-undone' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
