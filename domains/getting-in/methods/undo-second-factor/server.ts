import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openLink } from '../../../customers/operations/link/open-link'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { additionOf, additionSubject } from '../../operations/second-factor/addition-subject'
import { sendResetLink } from '../forgot-password/job'
import { undoSecondFactorContract } from './contract'

/**
 * Undoing the addition of a factor means that someone else had access. That factor is removed, and all that were young
 * when it was added or came after it, with the password and every session; a new password is set via the mailbox.
 */
const handle = handleCall(undoSecondFactorContract, async (_request, context: MethodContext) => {
  const { identity } = context
  const link = await openLink(context, 'secondFactorUndo')
  const addition = additionOf(link.subjectId)
  const user = addition === null ? null : await readLoginUser(context, addition.userId)
  if (addition === null || user === null) throw fail('linkNotLatest')
  // The mail went to an address that is no longer the login's: its reader no longer has a say.
  if (additionSubject(user, addition.addedAt) !== link.subjectId) throw fail('linkNotLatest')

  await identity.endWaysIn(user.userId, { event: 'secondFactorUndone', undoneSince: addition.addedAt })
  // The link is used up last: a retry after a crash still gets the way back in, and gets it once.
  await context.enqueue(sendResetLink.name, { userId: user.userId }, { key: `undo-${link.subjectId}` })
  await link.use()
  await context.audit('second-factor-undone', { userId: user.userId }, { recordId: user.userId })
  context.session.end()
  context.clearLink()
  return { body: { location: '/login?second-factor-undone' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
