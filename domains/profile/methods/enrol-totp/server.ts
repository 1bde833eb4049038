import { brandOf } from '@porchlight/brands'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { checkFactorOwner, findFactorOwner } from '../../../getting-in/operations/second-factor/factor-owner'
import { enrolTotpContract } from './contract'

const handle = handleCall(enrolTotpContract, async ({ body }, context: MethodContext) => {
  const owner = await findFactorOwner(context)
  await checkFactorOwner(context, owner, body)
  const { userId, username } = owner.user
  const issuer = brandOf(context.hostBrand).names.displayName
  const { secret, uri } = await context.identity.offerTotp(userId, { issuer, account: username })
  return { body: { location: '/second-factor?enrol', secret, uri } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
