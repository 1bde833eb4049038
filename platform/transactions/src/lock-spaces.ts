/**
 * The spaces of PostgreSQL's advisory locks, by what a lock is for. Two processes of different versions may run at the
 * same time, so a number never changes. Spaces that share a number are separated by the prefixes of their keys.
 */
export const lockSpaces = {
  emailChange: 0,
  oneTimeToken: 0,
  preference: 0,
  jobWorker: 0,
  idempotencyKey: 1,
  message: 2,
  consequence: 3,
  signUp: 3,
  settledPayment: 3,
  order: 4,
  /** The bill or deposit that a payment, a waiver or more time is requested for. */
  payable: 4,
  uploads: 4,
  autopay: 5,
  documents: 5,
  paperless: 6,
  averageBilling: 6,
  file: 6,
  /** A record that waits for staff, while it is assigned. */
  work: 7,
  /** Staff permissions, while they are being changed. */
  staff: 8,
  /** The plans, while a file of them is applied. */
  plans: 9,
  /** The one import of a book that may run. */
  book: 10,
  /** The market's files, which one process at a time writes and reads. */
  market: 11,
} as const

/** The name of a space. */
export type LockSpace = keyof typeof lockSpaces

/** Returns an SQL expression for the lock in `space` of the value of the SQL expression `text`. */
export function lockKey(space: LockSpace, text = '$1'): string {
  return `hashtextextended(${text}, ${lockSpaces[space]})`
}

/**
 * Returns the statement that waits for the lock in `space` of the text `$1`; the transaction holds it until it ends.
 */
export function lockStatement(space: LockSpace): string {
  return `select pg_advisory_xact_lock(${lockKey(space)})`
}
