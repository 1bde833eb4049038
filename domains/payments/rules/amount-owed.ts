/** What is known of a bill and of the payments made towards it here; all in cents. */
export interface BillMoney {
  /** What is left by the billing system's word, which subtracts the payments that it has. */
  readonly closingCents: number
  /** Payments made here whose money came and did not go back. */
  readonly settledCents: number
  /** Of payments made here, what the billing system has already subtracted. */
  readonly matchedCents: number
}

/**
 * What is left to pay of a bill, in cents; less than 0 when more was paid. A payment made here counts from the moment
 * that it settles until billing has it, and then through billing's own balance: never twice. One that is returned after
 * billing had it is owed at once, before billing takes it back.
 */
export function amountOwed({ closingCents, settledCents, matchedCents }: BillMoney): number {
  return closingCents - (settledCents - matchedCents)
}
