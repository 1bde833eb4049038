import type { Message } from './message'

/** The latest entry of a message after its opening text. */
export interface LastReply {
  readonly author: 'Customer' | 'Advisor'
  /** ISO 8601. */
  readonly said: string
}

/** Whose turn it is, and what is promised until when; `date` is a moment or a calendar date. */
export type CaseStatus =
  | { readonly kind: 'answerBy' | 'late' | 'answered' | 'closed'; readonly date: string }
  | { readonly kind: 'answerSoon' | 'working' | 'yourTurn' }

/**
 * Returns the status of a message on the calendar day `today`, `YYYY-MM-DD` as returned by `dayOf`. A missed date
 * counts as late until our first reply; after it the advisor is known to be at work.
 */
export function caseStatusOf(
  message: Message,
  lastReply: LastReply | null,
  today: string,
  dayOf: (moment: string) => string,
): CaseStatus {
  const { status, replyDue, firstReply, closed, created } = message
  if (status === 'Closed') return { kind: 'closed', date: closed ?? created }
  if (status === 'Waiting on Customer') return { kind: 'yourTurn' }
  if (lastReply?.author === 'Advisor') return { kind: 'answered', date: lastReply.said }
  if (replyDue === null) return { kind: firstReply === null ? 'answerSoon' : 'working' }
  if (dayOf(replyDue) >= today) return { kind: 'answerBy', date: replyDue }
  return firstReply === null ? { kind: 'late', date: replyDue } : { kind: 'working' }
}

/** What is promised about a complaint in addition to the next answer; null for other messages and closed ones. */
export function complaintClockOf(
  { type, status, complaintDue }: Message,
  today: string,
): { readonly kind: 'complaintBy' | 'complaintLate'; readonly date: string } | null {
  if (type !== 'Complaint' || status === 'Closed' || complaintDue === null) return null
  return { kind: complaintDue >= today ? 'complaintBy' : 'complaintLate', date: complaintDue }
}
