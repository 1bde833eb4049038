import { addDays } from '../../customers/rules/calendar-day'

/**
 * A bill is late from the day after its due date, as the on-time count of deposits has it. The reminder comes a little
 * later, so that it does not cross a payment that was made on the last day.
 */
const daysAfterDue = 3

/** So late it is still sent, such as when a payment that was on its way did not come; then the next bill says it. */
const latestDaysAfterDue = 17

/** The due dates, both included, of the bills that customers are reminded of on the day `today`; all `YYYY-MM-DD`. */
export function remindedDueDates(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -latestDaysAfterDue), to: addDays(today, -daysAfterDue) }
}
