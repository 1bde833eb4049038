import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { signedIn } from '../../../customers/operations/person/signed-in'
import {
  checkConfirmation,
  checkPasswordStrength,
} from '../../../getting-in/operations/password/check-new-password'
import { sendPasswordChanged } from '../../../getting-in/operations/password/send-password-changed'
import { proveAgain } from '../../../getting-in/operations/proof/prove-again'
import { renewSession } from '../../../getting-in/operations/session/renew-session'
import { changePasswordContract } from './contract'

const handle = handleCall(changePasswordContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  requireFields(body, ['currentPassword', 'newPassword', 'confirmPassword'])
  checkConfirmation(body)
  const user = await readLoginUser(context, userId)
  if (user === null) throw fail('invalidSession')
  await proveAgain(context, userId, body)
  await checkPasswordStrength(body.newPassword, user.knownWords)
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
