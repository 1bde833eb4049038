import { addDays, addMonths } from '../../../customers/rules/calendar-day'
import { arrangementPolicy } from '../../facts/arrangement-values'

/** An amount that is paid later: in one part, or in several, a month apart. Days are `YYYY-MM-DD`. */
export interface ArrangedAmount {
  readonly amountCents: number
  readonly parts: number
  readonly firstDueDay: string
}

/** One part of it. */
export interface ArrangementPart {
  readonly dueDay: string
  readonly cents: number
}

/** The parts in the order of their days. They add up to the amount; cents that do not divide go to the first ones. */
export function partsOf({ amountCents, parts, firstDueDay }: ArrangedAmount): readonly ArrangementPart[] {
  const each = Math.floor(amountCents / parts)
  const over = amountCents - each * parts
  return Array.from({ length: parts }, (_, index) => ({
    dueDay: addMonths(firstDueDay, index),
    cents: each + (index < over ? 1 : 0),
  }))
}

/** What of it is not due before `day`, in cents. */
export function deferredFrom(arranged: ArrangedAmount, day: string): number {
  return partsOf(arranged)
    .filter(({ dueDay }) => dueDay >= day)
    .reduce((sum, { cents }) => sum + cents, 0)
}

/** The first part that is not due before `day`; null when all of them are. */
export function nextPart(arranged: ArrangedAmount, day: string): ArrangementPart | null {
  return partsOf(arranged).find(({ dueDay }) => dueDay >= day) ?? null
}

/** The day before which a part counts as late on `today`. */
export function lateBefore(today: string): string {
  return addDays(today, -arrangementPolicy.graceDays)
}

/**
 * The next day on which something is to be done about it: the reminder of the next part or, once that day has come, the day
 * on which the part is late. Null once the last part would be late.
 */
export function nextStepDay(arranged: ArrangedAmount, today: string): string | null {
  const part = nextPart(arranged, lateBefore(today))
  if (part === null) return null
  const reminder = addDays(part.dueDay, -arrangementPolicy.reminderDays)
  return today < reminder ? reminder : addDays(part.dueDay, arrangementPolicy.graceDays + 1)
}
