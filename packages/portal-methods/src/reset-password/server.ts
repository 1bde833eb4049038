import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { sendPasswordChanged } from '../change-password/job'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { openLink } from '../link/open-link'
import { checkConfirmation, checkPasswordStrength } from '../password/check-new-password'
import { readLoginUser } from '../person/login-user'
import { resetPasswordContract } from './contract'

/** The link is used up last, so that a password which is refused can be typed again. No session starts. */
const handle = handleCall(resetPasswordContract, async ({ body }, context: MethodContext) => {
  checkConfirmation(body)
  const link = await openLink(context, 'passwordReset')
  const user = await readLoginUser(context, link.subjectId)
  if (user === null) throw fail('linkNotLatest')
  if (!user.active) throw fail('inactiveAccount')
  checkPasswordStrength(body.newPassword, user.knownWords)
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
  context.clearLink()
  return { body: { location: '/login?password-reset' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
