import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { runProgramChange } from '../../operations/programs/program-change'
import { prepareTest } from '../../operations/webhooks/manage-webhooks'
import { testWebhookContract } from './contract'

const handle = handleCall(testWebhookContract, async ({ body }, context: MethodContext) => {
  // Receivers may take ten seconds: the transaction has ended by then.
  const send = await runProgramChange(context, (change) => prepareTest(change, context, body.id))
  return { body: { failure: await send() } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
