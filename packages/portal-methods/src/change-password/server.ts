import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { requireFields } from '../form/require-fields'
import { checkConfirmation, checkPasswordStrength } from '../password/check-new-password'
import { checkPresentPassword } from '../password/check-present-password'
import { readLoginUser } from '../person/login-user'
import { signedIn } from '../person/signed-in'
import { renewSession } from '../session/renew-session'
import { changePasswordContract } from './contract'
import { sendPasswordChanged } from './job'

const handle = handleCall(changePasswordContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  requireFields(body, ['currentPassword', 'newPassword', 'confirmPassword'])
  checkConfirmation(body)
  const user = await readLoginUser(context, userId)
  if (user === null) throw fail('invalidSession')
  await checkPresentPassword(context, userId, body.currentPassword)
  checkPasswordStrength(body.newPassword, user.knownWords)
  const { identity } = context
  if (await identity.isReused(userId, body.newPassword)) throw fieldError('passwordReused', 'newPassword')

  const notice = { userId, changedAt: context.now().toISOString() }
  const presentSession = context.session.token
  const present = presentSession === null ? null : await identity.findSession(presentSession)
  await identity.setPassword(userId, body.newPassword, async (within) => {
    const presentDevice = context.knownDevice.token
    await identity.endWaysIn(userId, { event: 'passwordChange', presentSession, presentDevice, within })
    await context.enqueue(sendPasswordChanged.name, notice, { within })
  })
  if (present !== null) await renewSession(context, present)
  return { body: { location: '/profile?password-changed' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
