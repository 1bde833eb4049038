import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { maskEmail } from '../../../customers/operations/person/mask-email'
import { caseCommentObject } from '../../objects/case-comment/object'
import { findGuestConversation, type GuestConversation } from '../../operations/guest/guest-conversation'
import { readGuestCase } from '../../operations/guest/read-guest-case'
import { guestConversationContract } from './contract'

type Answer = AnswerOf<typeof guestConversationContract>

/** So many of the newest replies are shown. */
const shownReplies = 50

const handle = handleCall(guestConversationContract, async (_request, context: MethodContext) => {
  const found = await findGuestConversation(context)
  const refused = (problem: 'linkExpired' | 'linkNotLatest') => ({ body: { problem, conversation: null } })
  if (found?.hasExpired === true) return refused('linkExpired')
  const conversation = found === null ? null : await readConversation(context, found)
  return conversation === null ? refused('linkNotLatest') : { body: { problem: null, conversation } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** What its customer would read of it with a login, but for files and the account. */
async function readConversation(
  { engine, systemViewer }: MethodContext,
  { caseId, email }: GuestConversation,
): Promise<Answer['conversation']> {
  const message = await readGuestCase({ engine, systemViewer }, caseId)
  const replies = await list(engine, systemViewer, caseCommentObject, {
    fields: ['Author__c', 'CommentBody', 'CreatedDate'],
    of: { ParentId: caseId },
    orderedBy: ['-CreatedDate', '-Id'],
    limit: shownReplies + 1,
  })
  if (message === null) return null
  return {
    email: maskEmail(email),
    hasEarlier: replies.length > shownReplies,
    message,
    replies: replies.slice(0, shownReplies).map((reply) => ({
      id: reply.id,
      author: reply.Author__c,
      body: reply.CommentBody,
      said: reply.CreatedDate,
    })),
  }
}
