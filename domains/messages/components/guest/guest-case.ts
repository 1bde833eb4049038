import { type Message, statusOf, typeOf } from '../message'
import { lastReplyOf, type ThreadEntry, threadOf } from '../thread/thread'
import type { Thread } from '../thread/use-thread'

/** A guest's case as the server returns it. */
type GuestCase = Omit<Message, 'type' | 'status' | 'isOurs' | 'accountId' | 'street'> & {
  readonly type: string
  readonly status: string
}

/** Returns the message of a guest's case; the account it is about is not disclosed. */
export function messageOf(guestCase: GuestCase): Message {
  return {
    ...guestCase,
    type: typeOf(guestCase.type),
    status: statusOf(guestCase.status),
    isOurs: false,
    accountId: null,
    street: null,
  }
}

/** The conversation of a guest's case with its newest replies, in any order. */
export function threadOfGuest(
  guestCase: GuestCase,
  replies: readonly Omit<ThreadEntry, 'files'>[],
  hasEarlier: boolean,
): Thread {
  const message = messageOf(guestCase)
  const said = replies.map((reply) => ({ ...reply, files: [] }))
  return {
    message,
    isComplete: true,
    entries: threadOf(message, said, [], !hasEarlier),
    lastReply: lastReplyOf(said),
    hasEarlier,
    isPartial: false,
  }
}
