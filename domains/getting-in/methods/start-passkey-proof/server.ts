import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { passkeyProofBinding } from '../../operations/proof/passkey-proof-binding'
import { startPasskeyProofContract } from './contract'

const handle = handleCall(startPasskeyProofContract, async (_request, context: MethodContext) => {
  signedIn(context)
  const { token } = context.session
  if (token === null) throw fail('invalidSession')
  await countFromAddress(context, 'passkeyFromAddress')
  const options = await context.identity.startPasskeyLogin({
    origin: context.brandAddress(context.hostBrand),
    binding: passkeyProofBinding(token),
  })
  return { body: { location: '/profile/second-factor', options: { ...options } } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
