import { fail } from '@porchlight/errors'
import type { Identity } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { afterEnrolment } from '../../../getting-in/operations/second-factor/after-enrolment'
import { findFactorOwner } from '../../../getting-in/operations/second-factor/factor-owner'
import { finishPasskeyRegistrationContract } from './contract'

type RegistrationResponse = Parameters<Identity['finishPasskeyRegistration']>[0]['response']

const handle = handleCall(finishPasskeyRegistrationContract, async ({ body }, context: MethodContext) => {
  const { identity } = context
  const owner = await findFactorOwner(context)
  const { userId } = owner.user
  const label = (body.label ?? '').replace(/\p{Cc}/gu, '').trim()
  const requestedAt = new Date(context.now().getTime() - 1)
  const stored = await identity.finishPasskeyRegistration({
    origin: context.brandAddress(context.hostBrand),
    binding: owner.binding,
    userId,
    // Whatever else it holds is checked by the verification, which refuses what it cannot read.
    response: body.response as unknown as RegistrationResponse,
    label: label === '' ? context.device : label,
  })
  if (!stored) throw fail('passkeyRefused')
  const { recoveryCodesLeft } = await identity.findSecondFactors(userId)
  const recoveryCodes = recoveryCodesLeft > 0 ? [] : await identity.issueRecoveryCodes(userId)
  const location = await afterEnrolment(context, owner, 'passkey', requestedAt)
  return { body: { location, recoveryCodes: [...recoveryCodes] } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
