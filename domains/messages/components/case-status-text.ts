import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import { caseStatusOf, complaintClockOf, type LastReply } from './case-status'
import type { messageLabels } from './labels'
import type { Message } from './message'

type Words = Translate<LabelKey<typeof messageLabels>>

/** Returns the status of a message as a sentence. Days near today are named by their weekday, others by their year. */
export function caseStatusText(
  t: Words,
  format: Formatter,
  message: Message,
  lastReply: LastReply | null,
  today: string,
): string {
  const caseStatus = caseStatusOf(message, lastReply, today, format.day)
  if (!('date' in caseStatus)) return t(caseStatus.kind)
  const { kind, date } = caseStatus
  return t(kind, { date: kind === 'answerBy' ? format.weekday(date) : format.date(date) })
}

/** What is promised of a complaint, in a sentence; null for other messages. */
export function complaintText(t: Words, format: Formatter, message: Message, today: string): string | null {
  const clock = complaintClockOf(message, today)
  return clock === null ? null : t(clock.kind, { date: format.date(clock.date) })
}
