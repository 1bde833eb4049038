/** A bill as far as it shows whether it was paid on time; days as `YYYY-MM-DD`. */
export interface BillPaymentStatus {
  readonly billDate: string
  readonly dueDate: string
  readonly closingCents: number
  readonly status: string
  /** When it was paid in full; null while it is not, or when billing did not report it. */
  readonly paidDate: string | null
}

/**
 * How many of the last bills in a row were paid on time as of `today`, out of those since the deposit was paid: one
 * late bill restarts the count (16 TAC 25.478). A bill that can still be paid on time counts neither way; one that
 * required no payment was on time; so was one whose payment date is unknown.
 */
export function countOnTimeBills(
  bills: readonly BillPaymentStatus[],
  paidDate: string,
  today: string,
): number {
  return [...bills]
    .filter(({ billDate }) => billDate >= paidDate)
    .sort((one, other) => one.dueDate.localeCompare(other.dueDate))
    .reduce((count, bill) => {
      if (isOnTime(bill)) return count + 1
      return isDecided(bill, today) ? 0 : count
    }, 0)
}

function isOnTime({ closingCents, status, paidDate, dueDate }: BillPaymentStatus): boolean {
  if (closingCents <= 0) return true
  return paidDate === null ? status === 'Paid' : paidDate <= dueDate
}

function isDecided({ paidDate, dueDate }: BillPaymentStatus, today: string): boolean {
  return paidDate !== null || dueDate < today
}
