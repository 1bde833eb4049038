import { fail } from '@porchlight/errors'
import { safeStartUrl } from '@porchlight/i18n'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { completeSignIn } from '../../operations/second-factor/complete-sign-in'
import { verifySecondFactorContract } from './contract'

const handle = handleCall(verifySecondFactorContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['code'])
  const { identity, pendingSignIn } = context
  const { token } = pendingSignIn
  const pending = token === null ? null : await identity.tryPendingSignIn(token)
  // Staff who have to enroll a factor have none to answer; their sign-in continues.
  if (pending?.stage === 'enrolment') throw fieldError('wrongCode', 'code')
  if (token === null || pending === null) {
    pendingSignIn.end()
    throw fail('signInOver')
  }
  const { userId } = pending
  // Over all sign-ins: logging in again and again allows no additional guesses.
  await countAttempt(context, 'codeOfUser', userId)
  const right =
    (await identity.verifyTotp(userId, body.code)) || (await identity.useRecoveryCode(userId, body.code))
  if (!right) {
    context.noteSignIn({ outcome: 'failed', userId })
    throw fieldError('wrongCode', 'code')
  }
  await identity.giveBackAttempt('codeOfUser', userId)
  const user = await readLoginUser(context, userId)
  if (user?.active !== true) throw fail('inactiveAccount')
  await completeSignIn(context, token)
  return { body: { location: safeStartUrl(body.startURL) ?? '/' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
