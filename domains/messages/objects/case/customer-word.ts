import type { ClosedDays } from '../../../customers/rules/business-days'
import { replyDueAfter } from '../../../customers/rules/reply-clock'

/** What is read of a case that its customer says more in; its comments with their author and moment. */
interface Conversation {
  readonly Status?: unknown
  readonly First_Reply__c?: unknown
  readonly Reply_Due__c?: unknown
}
interface Said {
  readonly Author__c?: unknown
  readonly CreatedDate?: unknown
}

/**
 * What a case becomes by its customer's word: with it a reply is owed again. Who says more before we answered keeps the
 * date that was promised, and nothing changes: null. `said` is what was said before, in any order; `closed` are the days on
 * which the customer's brand is closed.
 */
export function afterCustomersWord(
  record: Conversation,
  said: readonly Said[],
  now: Date,
  closed: ClosedDays,
) {
  const isAwaited = record.Status === 'Waiting on Customer'
  const isOwed = record.Reply_Due__c !== null && isUnanswered(record, said)
  if (!isAwaited && isOwed) return null
  return {
    Reply_Due__c: replyDueAfter(now, closed),
    ...(isAwaited ? { Status: 'Working' as const, Clock_Paused__c: null } : {}),
  }
}

/** What opens a closed case again; by its customer, a reply is owed from then on. */
export function reopeningOf(isCustomer: boolean, now: Date, closed: ClosedDays) {
  return {
    Status: 'Working' as const,
    ClosedDate: null,
    ...(isCustomer ? { Reply_Due__c: replyDueAfter(now, closed) } : {}),
  }
}

/** Whether the last word so far is the customer's; what was said by phone counts as ours. */
function isUnanswered(record: Conversation, said: readonly Said[]): boolean {
  const inOrder = [...said].sort((one, other) =>
    String(one.CreatedDate).localeCompare(String(other.CreatedDate)),
  )
  const last = inOrder.at(-1)
  return last === undefined ? record.First_Reply__c === null : last.Author__c === 'Customer'
}
