import { addDays, dayIn } from '../../customers/rules/calendar-day'
import { secondsOfInterval } from '../../energy/operations/billing-import/import-interval-reads'
import { startOfDay } from '../../energy/operations/usage-file/zone-time'
import type { JsonFields } from '../rules/json-row'

/** A quarter of an hour that was read. */
export interface ReadQuarter {
  /** Seconds since 1970 in UTC. */
  readonly start: number
  readonly kilowattHours: number
  readonly isEstimated: boolean
}

/**
 * The quarters of an account as rows of `intervals`, a day of the home's zone each, the oldest first. A quarter that is not
 * there was not read. A day is estimated when one of its quarters is. Gives the moment of a quarter that is there twice instead.
 */
export function daysOfQuarters(
  accountNumber: string,
  quarters: readonly ReadQuarter[],
  timeZone: string,
): { readonly rows: readonly JsonFields[] } | { readonly twice: string } {
  const days = new Map<string, { readonly first: number; readonly read: string[]; isEstimated: boolean }>()
  for (const { start, kilowattHours, isEstimated } of quarters) {
    const day = dayIn(new Date(start * 1_000), timeZone)
    const open = days.get(day) ?? openDay(day, timeZone)
    days.set(day, open)
    const index = (start - open.first) / secondsOfInterval
    if (open.read[index] !== '-') return { twice: new Date(start * 1_000).toISOString() }
    open.read[index] = kilowattHours.toFixed(3)
    open.isEstimated ||= isEstimated
  }
  const inOrder = [...days].toSorted(([one], [other]) => one.localeCompare(other))
  return {
    rows: inOrder.map(([day, { read, isEstimated }]) => ({
      accountNumber,
      day,
      estimated: isEstimated,
      kilowattHours: read.join(' '),
    })),
  }
}

function openDay(day: string, timeZone: string) {
  const first = startOfDay(day, timeZone)
  const count = (startOfDay(addDays(day, 1), timeZone) - first) / secondsOfInterval
  return { first, read: Array.from({ length: count }, () => '-'), isEstimated: false }
}
