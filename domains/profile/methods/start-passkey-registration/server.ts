import { brandOf } from '@porchlight/brands'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { checkFactorOwner, findFactorOwner } from '../../../getting-in/operations/second-factor/factor-owner'
import { startPasskeyRegistrationContract } from './contract'

const handle = handleCall(startPasskeyRegistrationContract, async ({ body }, context: MethodContext) => {
  const owner = await findFactorOwner(context)
  await countFromAddress(context, 'passkeyFromAddress')
  await checkFactorOwner(context, owner, body)
  const { userId, username, name } = owner.user
  const options = await context.identity.startPasskeyRegistration({
    origin: context.brandAddress(context.hostBrand),
    binding: owner.binding,
    userId,
    username,
    displayName: name,
    siteName: brandOf(context.hostBrand).names.displayName,
  })
  return { body: { location: '/second-factor?enrol', options: { ...options } } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
