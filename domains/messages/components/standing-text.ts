import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { messageLabels } from './labels'
import type { Message } from './message'
import { complaintClockOf, type LastWord, standingOf } from './standing'

type Words = Translate<LabelKey<typeof messageLabels>>

/** How a message stands, in a sentence. Days near today are named by their weekday, others by their year. */
export function standingText(
  t: Words,
  format: Formatter,
  message: Message,
  lastWord: LastWord | null,
  today: string,
): string {
  const standing = standingOf(message, lastWord, today, format.day)
  if (!('date' in standing)) return t(standing.kind)
  const { kind, date } = standing
  return t(kind, { date: kind === 'answerBy' ? format.weekday(date) : format.date(date) })
}

/** What is promised of a complaint, in a sentence; null for other messages. */
export function complaintText(t: Words, format: Formatter, message: Message, today: string): string | null {
  const clock = complaintClockOf(message, today)
  return clock === null ? null : t(clock.kind, { date: format.date(clock.date) })
}
