import { businessDaysBefore } from '../../customers/rules/business-days'

/** How long before a debit it can surely be cancelled, in business days. */
const businessDaysToCancel = 3

/** How long before a debit of a different amount the customer is notified, in days. */
export const noticeDays = 10

/** The last day on which a debit of `date` can surely be cancelled; days are `YYYY-MM-DD`. */
export function cancelBy(date: string): string {
  return businessDaysBefore(date, businessDaysToCancel)
}

/**
 * Whether a bill that is open on `today` is debited by an authorisation of that day: only while there is still time to
 * cancel the debit. A bill that is nearer to its due date, or past it, is for the customer to pay.
 */
export function isIncluded(dueDate: string, today: string): boolean {
  return cancelBy(dueDate) >= today
}
