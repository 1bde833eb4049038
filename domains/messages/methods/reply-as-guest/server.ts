import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { create, update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readClosedDays } from '../../../customers/operations/business-days/read-closed-days'
import { countAttempt, countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { afterCustomersWord, reopeningOf } from '../../objects/case/customer-word'
import { caseObject } from '../../objects/case/object'
import { caseCommentObject } from '../../objects/case-comment/object'
import { requireGuestConversation } from '../../operations/guest/guest-conversation'
import { writeMessage } from '../../operations/write-message'
import { replyAsGuestContract } from './contract'

/** The guest's message counts as the customer's: the reader of the mailbox is the customer of this case. */
const handle = handleCall(replyAsGuestContract, async ({ body }, context: MethodContext) => {
  await countFromAddress(context, 'linkFromAddress')
  const { caseId } = await requireGuestConversation(context)
  requireFields(body, ['CommentBody'])
  const { after = '', CommentBody } = body
  await context.engine.inOneTransaction((_engine, connection) =>
    countAttempt(context, 'messageOfPerson', caseId, connection),
  )
  const asSystem = { ...context, viewer: context.systemViewer }
  const sent = { texts: { CommentBody }, attachment: null }
  const answer = await writeMessage(asSystem, sent, ['guest reply', caseId, after], async (engine) => {
    await sayMore({ ...asSystem, engine }, caseId, CommentBody)
    return { caseId, location: '/messages/guest/conversation?replied' }
  })
  return { body: answer }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** Adds the word to the case, which becomes what it becomes by a customer's own reply. */
async function sayMore(
  {
    engine,
    systemViewer,
    now,
  }: Pick<MethodContext, 'systemViewer' | 'now'> & { readonly engine: RecordEngine },
  caseId: string,
  CommentBody: string,
): Promise<void> {
  const record = await read(engine, systemViewer, caseObject, caseId, [
    'Status',
    'First_Reply__c',
    'Reply_Due__c',
    'Contact.Customer_Brand__c',
  ])
  const said = await list(engine, systemViewer, caseCommentObject, {
    fields: ['Author__c', 'CreatedDate'],
    of: { ParentId: caseId },
    orderedBy: ['-CreatedDate'],
    limit: 1,
  })
  if (record === null) return
  const closedOf = await readClosedDays(engine, systemViewer)
  const closed = closedOf(record['Contact.Customer_Brand__c'] ?? '')
  const becomes =
    record.Status === 'Closed'
      ? reopeningOf(true, now(), closed)
      : afterCustomersWord(record, said, now(), closed)
  await create(engine, systemViewer, caseCommentObject, {
    ParentId: caseId,
    CommentBody,
    Author__c: 'Customer',
  })
  if (becomes !== null) await update(engine, systemViewer, caseObject, caseId, becomes)
}
