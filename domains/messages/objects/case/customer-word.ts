import type { ClosedDays } from '../../../customers/rules/business-days'
import { replyDueAfter } from '../../../customers/rules/reply-clock'

/** The fields of a case read when its customer adds a message; its comments with their author and moment. */
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
 * Returns the changes to a case after its customer's message: a reply is owed again. A customer who writes more before
 * we answered keeps the promised date, and nothing changes: null. `said` are the earlier entries, in any order;
 * `closed` are the days on which the customer's brand is closed.
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

/** Returns whether the latest entry so far is the customer's; entries by phone count as ours. */
function isUnanswered(record: Conversation, said: readonly Said[]): boolean {
  const inOrder = [...said].sort((one, other) =>
    String(one.CreatedDate).localeCompare(String(other.CreatedDate)),
  )
  const last = inOrder.at(-1)
  return last === undefined ? record.First_Reply__c === null : last.Author__c === 'Customer'
}
