import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { runProgramChange } from '../../operations/programs/program-change'
import { enableWebhook } from '../../operations/webhooks/manage-webhooks'
import { enableWebhookContract } from './contract'

const handle = handleCall(enableWebhookContract, async ({ body }, context: MethodContext) => {
  await runProgramChange(context, (change) => enableWebhook(change, body.id))
  return { body: { id: body.id } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
