/** A bill that was due, as far as a late fee depends on it; cents. */
export interface DueBill {
  /** The amount it requested: its own charges, and the unpaid remainder of earlier bills. */
  readonly closing: number
  readonly charges: number
  /** Payments received by its due date and not returned. */
  readonly paidInTime: number
}

/**
 * Returns the late fee of a bill in whole cents, at the given percentage; 0 when no fee is due. It applies to the part
 * of the bill's own charges that was unpaid on the due date: a previous balance has already had its fee. Payments count
 * towards the oldest debt first. A fraction of a cent is dropped, because rounding up would exceed the limit.
 */
export function lateFee({ closing, charges, paidInTime }: DueBill, percent: number): number {
  const unpaid = Math.min(closing - paidInTime, charges)
  return Math.max(0, Math.floor((unpaid * percent) / 100))
}
