import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { runProgramChange } from '../../operations/programs/program-change'
import { replaceWebhookSecret } from '../../operations/webhooks/manage-webhooks'
import { replaceWebhookSecretContract } from './contract'

const handle = handleCall(replaceWebhookSecretContract, async ({ body }, context: MethodContext) => {
  const { id, atOnce } = body
  const secret = await runProgramChange(context, (change) =>
    replaceWebhookSecret(change, context, id, { atOnce }),
  )
  return { body: { id, secret } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
