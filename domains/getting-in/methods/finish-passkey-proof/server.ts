import { fail } from '@porchlight/errors'
import type { Identity } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { passkeyProofBinding } from '../../operations/proof/passkey-proof-binding'
import { finishPasskeyProofContract } from './contract'

type AuthenticationResponse = Parameters<Identity['finishPasskeyLogin']>[0]['response']

const handle = handleCall(finishPasskeyProofContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity, session } = context
  if (session.token === null) throw fail('invalidSession')
  const proved = await identity.finishPasskeyLogin({
    origin: context.brandAddress(context.hostBrand),
    binding: passkeyProofBinding(session.token),
    // Whatever else it holds is checked by the verification, which refuses what it cannot read.
    response: body.response as unknown as AuthenticationResponse,
  })
  if (proved?.userId !== userId) throw fail('passkeyRefused')
  await identity.noteProof(session.token, 'factor')
  return { body: { location: '/profile/second-factor' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
