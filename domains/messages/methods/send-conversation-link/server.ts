import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt, countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { findGuestConversation } from '../../operations/guest/guest-conversation'
import { sendConversationLinkContract } from './contract'
import { sendConversationLink } from './job'

/** The mail goes to the address that was confirmed, no matter who holds the old link. */
const handle = handleCall(sendConversationLinkContract, async (_request, context: MethodContext) => {
  await countFromAddress(context, 'mailFormFromAddress')
  const conversation = await findGuestConversation(context)
  if (conversation === null) throw fail('linkNotLatest')
  const { caseId } = conversation
  await context.engine.inOneTransaction(async (_engine, connection) => {
    await countAttempt(context, 'mailEachMinute', caseId, connection)
    await countAttempt(context, 'mailEachDay', caseId, connection)
    await context.enqueue(sendConversationLink.name, { caseId }, { within: connection })
  })
  return { body: { location: '/messages/guest/conversation?sent' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]
