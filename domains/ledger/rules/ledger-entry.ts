import type { EntryCause, EntryKind } from '../facts/entry-values'

/** A line of an account's ledger before it is stored; amounts in cents, days as `YYYY-MM-DD`. */
export interface LedgerEntry {
  readonly kind: EntryKind
  readonly day: string
  /**
   * The amount that it adds to the customer's balance: positive for a charge, negative for a payment. The only
   * definition of this sign.
   */
  readonly cents: number
  /** The amount that it adds to the deposit that the provider holds; not part of the amount owed. */
  readonly depositCents: number
  /** The day by which a charge has to be paid; null where the line has no due date. */
  readonly dueDay: string | null
  readonly causeType: EntryCause
  readonly causeId: string
  /** The bill or the deposit that it belongs to; null for money that names neither. */
  readonly aboutId: string | null
  /** The same event has the same key, so that it is stored once. */
  readonly key: string
}

/** The totals of an account after the line with the number `sequence`; amounts in cents. */
export interface LedgerTotals {
  readonly sequence: number
  /** Less than 0 while the customer has a credit. */
  readonly owedCents: number
  readonly depositCents: number
}

/** The totals of an account without a line. */
export const noEntries: LedgerTotals = { sequence: 0, owedCents: 0, depositCents: 0 }

/** The totals after one more line. */
export function afterEntry(
  { sequence, owedCents, depositCents }: LedgerTotals,
  entry: Pick<LedgerEntry, 'cents' | 'depositCents'>,
): LedgerTotals {
  return {
    sequence: sequence + 1,
    owedCents: owedCents + entry.cents,
    depositCents: depositCents + entry.depositCents,
  }
}

/** The totals after several more lines, in their order. */
export function afterEntries(
  totals: LedgerTotals,
  entries: readonly Pick<LedgerEntry, 'cents' | 'depositCents'>[],
): LedgerTotals {
  return entries.reduce(afterEntry, totals)
}
