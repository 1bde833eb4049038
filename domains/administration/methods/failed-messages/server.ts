import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { readFailedMessages } from '../../operations/failed-messages'
import { failedMessagesContract } from './contract'

const handle = handleCall(failedMessagesContract, async (_request, context: MethodContext) => {
  const viewer = signedInAdmin(context)
  return { body: { messages: await readFailedMessages(context, viewer) } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
