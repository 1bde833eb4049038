import { fail } from '@porchlight/errors'

/** A position in the change feed: right after the event of that transaction and sequence, both as decimal digits. */
export interface ChangePosition {
  readonly transactionId: string
  readonly sequence: string
}

/** Before all events. */
export const feedStart = '0.0'

/** Parses a position as returned by `readChanges`; fails with `invalidParameter` for anything else. */
export function parsePosition(position: string): ChangePosition {
  const [, transactionId, sequence] = /^(\d{1,19})\.(\d{1,18})$/.exec(position) ?? []
  if (transactionId === undefined || sequence === undefined) {
    throw fail('invalidParameter', { parameter: 'after', reason: 'it is no position of the change feed.' })
  }
  return { transactionId, sequence }
}

/** The text of a position; positions are compared by their numbers, not as texts. */
export function formatPosition({ transactionId, sequence }: ChangePosition): string {
  return `${transactionId}.${sequence}`
}
