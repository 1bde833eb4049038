import { addDays } from '../../customers/rules/calendar-day'

/**
 * A bill is late from the day after its due date, as the on-time count of deposits has it. The reminder comes a little
 * later, so that it does not cross a payment that was made on the last day.
 */
const daysAfterDue = 3

/**
 * The longest delay after which it is still sent, such as when a payment in flight was not received; after that the
 * next bill serves as the reminder.
 */
const latestDaysAfterDue = 17

/** The due dates, both included, of the bills that customers are reminded of on the day `today`; all `YYYY-MM-DD`. */
export function remindedDueDates(today: string): { readonly from: string; readonly to: string } {
  return { from: addDays(today, -latestDaysAfterDue), to: addDays(today, -daysAfterDue) }
}
