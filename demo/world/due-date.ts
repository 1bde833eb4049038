import { lawByPlace } from '@porchlight/domains/customers/facts/law-by-place'
import { businessDayFrom } from '@porchlight/domains/customers/rules/business-days'
import { addDays } from './month'

/** Days from the bill to its due date at least, everywhere, moved to a business day. */
const { days: daysToPay } = lawByPlace['TX Electricity'].dueDays

/** Returns the due date of a bill of the day `billDate`, both `YYYY-MM-DD`. */
export function dueDateOf(billDate: string): string {
  return businessDayFrom(addDays(billDate, daysToPay))
}
