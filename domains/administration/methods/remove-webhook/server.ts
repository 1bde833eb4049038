import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { runProgramChange } from '../../operations/programs/program-change'
import { removeWebhook } from '../../operations/webhooks/manage-webhooks'
import { removeWebhookContract } from './contract'

const handle = handleCall(removeWebhookContract, async ({ body }, context: MethodContext) => {
  await runProgramChange(context, (change) => removeWebhook(change, body.id))
  return { body: { id: body.id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
