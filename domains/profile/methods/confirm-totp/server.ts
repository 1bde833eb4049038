import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { afterEnrolment } from '../../../getting-in/operations/second-factor/after-enrolment'
import { findFactorOwner } from '../../../getting-in/operations/second-factor/factor-owner'
import { confirmTotpContract } from './contract'

const handle = handleCall(confirmTotpContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['code'])
  const { identity } = context
  const owner = await findFactorOwner(context)
  const { userId } = owner.user
  await countAttempt(context, 'codeOfUser', userId)
  const requestedAt = new Date(context.now().getTime() - 1)
  if (!(await identity.confirmTotp(userId, body.code))) throw fieldError('wrongCode', 'code')
  await identity.giveBackAttempt('codeOfUser', userId)
  const recoveryCodes = await identity.issueRecoveryCodes(userId)
  const location = await afterEnrolment(context, owner, 'app', requestedAt)
  return { body: { location, recoveryCodes: [...recoveryCodes] } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
