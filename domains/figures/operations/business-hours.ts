import { momentOfDay } from '@porchlight/record-engine'
import { type ClosedDays, isOpenDay } from '../../customers/rules/business-days'
import { addDays, localDay } from '../../customers/rules/calendar-day'

const hourMs = 3_600_000

/**
 * How many hours of business days lie between two moments; each such day counts whole, as the promise of a reply within
 * 24 to 48 business hours is read (`replyDueAfter`). Weekends, holidays and the brand's `closed` days count nothing. 0 where
 * `until` comes first.
 */
export function businessHoursBetween(from: Date, until: Date, closed: ClosedDays): number {
  let hours = 0
  for (let day = localDay(from); day <= localDay(until); day = addDays(day, 1)) {
    if (!isOpenDay(day, closed)) continue
    const begins = Math.max(Date.parse(momentOfDay(day)), from.getTime())
    const ends = Math.min(Date.parse(momentOfDay(addDays(day, 1))), until.getTime())
    hours += Math.max(0, ends - begins) / hourMs
  }
  return hours
}
