import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openLink } from '../../../customers/operations/link/open-link'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { checkConfirmation, checkPasswordStrength } from '../../operations/password/check-new-password'
import { sendPasswordChanged } from '../../operations/password/send-password-changed'
import { endSession } from '../../operations/session/end-session'
import { resetPasswordContract } from './contract'

/** The link is used up last, so that a password which is refused can be typed again. No session starts. */
const handle = handleCall(resetPasswordContract, async ({ body }, context: MethodContext) => {
  checkConfirmation(body)
  const link = await openLink(context, 'passwordReset')
  const user = await readLoginUser(context, link.subjectId)
  if (user === null) throw fail('linkNotLatest')
  if (!user.active) throw fail('inactiveAccount')
  await checkPasswordStrength(body.newPassword, user.knownWords)
  const { identity } = context
  if (await identity.isReused(user.userId, body.newPassword))
    throw fieldError('passwordReused', 'newPassword')

  await link.use()
  const notice = { userId: user.userId, changedAt: context.now().toISOString() }
  await identity.setPassword(user.userId, body.newPassword, async (within) => {
    await identity.endWaysIn(user.userId, { event: 'passwordReset', within })
    await context.enqueue(sendPasswordChanged.name, notice, { within })
  })
  await identity.forgetFailedLogIns(user.username)
  // Whoever else was signed in here is not who logs in next.
  if (context.session.token !== null) await endSession(context)
  return { body: { location: '/login?password-reset' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
