import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { atProgramDesk } from '../../operations/programs/program-desk'
import { prepareTest } from '../../operations/webhooks/manage-webhooks'
import { testWebhookContract } from './contract'

const handle = handleCall(testWebhookContract, async ({ body }, context: MethodContext) => {
  // Receivers may take ten seconds: the transaction has ended by then.
  const send = await atProgramDesk(context, (desk) => prepareTest(desk, context, body.id))
  return { body: { failure: await send() } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
