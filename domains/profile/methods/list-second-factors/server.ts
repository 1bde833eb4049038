import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { listSecondFactorsContract } from './contract'

const handle = handleCall(listSecondFactorsContract, async (_request, context: MethodContext) => {
  const { userId } = signedIn(context)
  const { identity } = context
  const app = await identity.findTotp(userId)
  const passkeys = await identity.listPasskeys(userId)
  const { recoveryCodesLeft } = await identity.findSecondFactors(userId)
  return {
    body: {
      app:
        app === null
          ? null
          : { addedAt: toIsoString(app.confirmedAt), lastUsedAt: toIsoString(app.lastUsedAt) },
      passkeys: passkeys.map(({ id, label, createdAt, lastUsedAt }) => ({
        id,
        label,
        addedAt: createdAt.toISOString(),
        lastUsedAt: toIsoString(lastUsedAt),
      })),
      recoveryCodesLeft,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

function toIsoString(at: Date | null): string | null {
  return at === null ? null : at.toISOString()
}
