import type { LedgerTotals } from './ledger-entry'

/** The amounts that an account owes and that are held for it; in cents, none less than 0. */
export interface AccountPosition {
  readonly owedCents: number
  /** The part of it whose due date has passed. */
  readonly pastDueCents: number
  /** What the provider owes the customer, apart from a deposit. */
  readonly creditCents: number
  readonly depositHeldCents: number
}

/** A charge and the day by which it has to be paid. */
export interface DatedCharge {
  readonly cents: number
  readonly dueDay: string
}

/**
 * Returns the amount to be paid by `day`, in cents: all that is owed except charges that are due later. Money counts
 * towards the oldest debt first, so that a later charge is the remainder.
 */
export function owedBy(
  { owedCents }: Pick<LedgerTotals, 'owedCents'>,
  charges: readonly DatedCharge[],
  day: string,
): number {
  const later = charges.filter(({ dueDay }) => dueDay > day)
  return Math.max(0, owedCents - later.reduce((sum, { cents }) => sum + Math.max(0, cents), 0))
}

/**
 * The position of an account on a day: `charges` are those that are due on it or later. A bill is past due the day
 * after.
 */
export function positionOn(
  totals: LedgerTotals,
  charges: readonly DatedCharge[],
  today: string,
): AccountPosition {
  const dueLater = charges.filter(({ dueDay }) => dueDay >= today)
  return {
    owedCents: Math.max(0, totals.owedCents),
    pastDueCents: owedBy(totals, dueLater, ''),
    creditCents: Math.max(0, -totals.owedCents),
    depositHeldCents: totals.depositCents,
  }
}
