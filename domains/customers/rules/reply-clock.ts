import { lawByPlace } from '../facts/law-by-place'
import { addOpenDays, type ClosedDays } from './business-days'
import { addDays, localDay } from './calendar-day'

/**
 * Business days within which an advisor replies: 24 to 48 business hours (`docs/specification/portal.md` section 9) are read as one
 * to two business days.
 */
const replyBusinessDays = 2

/** A complaint has its result within so many days, everywhere, whether or not the brand is closed. */
export const { days: complaintDays } = lawByPlace['TX Electricity'].complaints

/** The close of business in Texas, as the hour of a day in UTC. */
const closingHour = 22

/**
 * Returns the deadline, ISO 8601, for a reply to what a customer of a brand wrote at `now`; never on a `closed` day of
 * the brand.
 */
export function replyDueAfter(now: Date, closed: ClosedDays): string {
  return closeOfBusiness(addOpenDays(localDay(now), replyBusinessDays, closed))
}

/** The moment, ISO 8601, at which business closes on the day `date`, `YYYY-MM-DD`. */
export function closeOfBusiness(date: string): string {
  return `${date}T${closingHour}:00:00.000Z`
}

/** The last day, `YYYY-MM-DD`, for the result of a complaint that came at `moment`. */
export function complaintDueAfter(moment: Date): string {
  return addDays(localDay(moment), complaintDays)
}
