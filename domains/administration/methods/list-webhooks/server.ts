import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { describeWebhooks } from '../../operations/webhooks/describe-webhooks'
import { listWebhooksContract } from './contract'

const handle = handleCall(listWebhooksContract, async ({ body }, context: MethodContext) => {
  return { body: await describeWebhooks(context, body.webhookId ?? null) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
