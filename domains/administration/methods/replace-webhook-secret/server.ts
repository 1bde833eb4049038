import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { atProgramDesk } from '../../operations/programs/program-desk'
import { replaceWebhookSecret } from '../../operations/webhooks/manage-webhooks'
import { replaceWebhookSecretContract } from './contract'

const handle = handleCall(replaceWebhookSecretContract, async ({ body }, context: MethodContext) => {
  const { id, atOnce } = body
  const secret = await atProgramDesk(context, (desk) => replaceWebhookSecret(desk, context, id, { atOnce }))
  return { body: { id, secret } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
