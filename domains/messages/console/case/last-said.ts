import type { Thread } from '../../components/thread/use-thread'

/** The last reply of a conversation. */
export interface LastSaid {
  /** Its id; empty before the first reply to the customer’s message. */
  readonly id: string
  readonly author: 'Customer' | 'Advisor'
}

/** The last reply; of several of one moment the one with the highest id, as the server orders them. */
export function lastSaidIn({ message, entries }: Pick<Thread, 'message' | 'entries'>): LastSaid {
  let last: { id: string; author: 'Customer' | 'Advisor'; said: string } | null = null
  for (const { id, author, said } of entries) {
    if (author === null || author === 'Brand' || id === message.id) continue
    if (last === null || said > last.said || (said === last.said && id > last.id)) last = { id, author, said }
  }
  return last === null ? { id: '', author: 'Customer' } : { id: last.id, author: last.author }
}
