import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { findNeededProof } from '../../operations/proof/needed-proof'
import { neededProofContract } from './contract'

const handle = handleCall(neededProofContract, async (_request, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { totp, passkeys } = await context.identity.findSecondFactors(userId)
  const needed = await findNeededProof(context, userId)
  return { body: { ...needed, hasApp: totp, hasPasskey: passkeys > 0 } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
