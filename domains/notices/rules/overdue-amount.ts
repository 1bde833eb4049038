/** What is known of the newest bill of an account; in cents, days as `YYYY-MM-DD`. */
export interface NewestBill {
  /** What is left to pay of it. */
  readonly dueCents: number
  /** What it added to what was owed before. */
  readonly chargesCents: number
  readonly dueDate: string
}

/**
 * What an account owes past its due date, in cents: all that is left of a bill whose day has passed, else what its bill
 * carries over from earlier ones. Money pays the oldest first, and what is not due yet stands before no service.
 */
export function overdueAmount({ dueCents, chargesCents, dueDate }: NewestBill, today: string): number {
  return dueDate < today ? dueCents : Math.max(0, dueCents - Math.max(0, chargesCents))
}
