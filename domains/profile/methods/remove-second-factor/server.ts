import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { proveAgain } from '../../../getting-in/operations/proof/prove-again'
import { notifySecondFactorChanged } from '../../../getting-in/operations/second-factor/job'
import { removeSecondFactorContract } from './contract'

/** Staff may remove the last one too: the next sign-in then requires them to enrol one. */
const handle = handleCall(removeSecondFactorContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity } = context
  await proveAgain(context, userId, body)
  const removed =
    body.factor === 'totp'
      ? await identity.removeTotp(userId)
      : await identity.removePasskey(userId, body.passkeyId ?? '')
  if (!removed) throw fail('notFound')
  await notifySecondFactorChanged(context, userId, 'removed', body.factor === 'totp' ? 'app' : 'passkey')
  const { totp, passkeys } = await identity.findSecondFactors(userId)
  // Recovery codes replace a factor; without one they would be a second password.
  if (!totp && passkeys === 0) await identity.removeRecoveryCodes(userId)
  return { body: { location: '/profile?second-factor-off' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
