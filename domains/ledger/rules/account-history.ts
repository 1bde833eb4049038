import { entriesOfIssuedBill, type ReportedBill } from './billing-report'
import { afterEntries, type LedgerEntry, noEntries } from './ledger-entry'
import { entriesOfRefundedDeposit, historyOfPayment, type ReceivedPayment } from './received-money'

/** A bill that was stored before the account had a ledger. */
export interface StoredBill extends ReportedBill {
  /** Of the payments made here, what billing had subtracted from this bill, in cents. */
  readonly matchedCents: number
}

/** A deposit that was stored before the account had a ledger. */
export interface StoredDeposit {
  readonly depositId: string
  /** The day on which it went back; null while it has not. */
  readonly refundedDay: string | null
}

/** What is stored of the money of an account. */
export interface AccountRecords {
  readonly bills: readonly StoredBill[]
  readonly payments: readonly ReceivedPayment[]
  readonly deposits: readonly StoredDeposit[]
}

interface HistoryEvent {
  readonly day: string
  readonly entries: (written: readonly LedgerEntry[]) => readonly LedgerEntry[]
}

/**
 * Derives the ledger of an account from its stored bills, payments and deposits, the oldest line first: for accounts
 * that are older than their ledger. On one day bills come before payments.
 */
export function accountHistory({ bills, payments, deposits }: AccountRecords): readonly LedgerEntry[] {
  const inOrder = [...bills].sort(
    (one, other) => one.billDay.localeCompare(other.billDay) || one.billId.localeCompare(other.billId),
  )
  const events: readonly HistoryEvent[] = [
    ...inOrder.map(
      (bill, index): HistoryEvent => ({
        day: bill.billDay,
        entries: (written) => entriesOfStoredBill(bill, inOrder[index - 1], payments, written),
      }),
    ),
    ...payments
      .flatMap(historyOfPayment)
      .map((entry): HistoryEvent => ({ day: entry.day, entries: () => [entry] })),
    ...deposits.map(
      ({ depositId, refundedDay }): HistoryEvent => ({
        day: refundedDay ?? '',
        entries: (written) =>
          refundedDay === null
            ? []
            : entriesOfRefundedDeposit(depositId, heldOf(written, depositId), refundedDay),
      }),
    ),
  ]
  const written: LedgerEntry[] = []
  // The order is stable: bills stay before payments, and the lines of one payment in theirs.
  for (const { entries } of [...events].sort((one, other) => one.day.localeCompare(other.day))) {
    written.push(...entries(written))
  }
  return written
}

/** What is held of a deposit by its lines, in cents. */
export function heldOf(
  entries: readonly Pick<LedgerEntry, 'aboutId' | 'depositCents'>[],
  depositId: string,
): number {
  return entries
    .filter(({ aboutId }) => aboutId === depositId)
    .reduce((sum, { depositCents }) => sum + depositCents, 0)
}

/**
 * A stored bill states which of its payments billing has today, not when they arrived. Payments made before the bill
 * that settled after it may be in it, and so may those that billing subtracted since.
 */
function entriesOfStoredBill(
  bill: StoredBill,
  last: StoredBill | undefined,
  payments: readonly ReceivedPayment[],
  written: readonly LedgerEntry[],
): readonly LedgerEntry[] {
  const onTheirWay = payments.filter(
    ({ purpose, status, paidDay, settledDay }) =>
      purpose === 'Bill' &&
      (status === 'Settled' || status === 'Pending') &&
      paidDay < bill.billDay &&
      (settledDay ?? (status === 'Pending' ? bill.billDay : paidDay)) >= bill.billDay,
  )
  return entriesOfIssuedBill(bill, {
    owedCents: afterEntries(noEntries, written).owedCents,
    closingCents: last?.closingCents ?? null,
    waitingCents: onTheirWay.reduce((sum, { cents }) => sum + cents, 0) + bill.matchedCents,
    receivedElsewhere: [],
    paidHereCents: 0,
    returnedHereCents: 0,
    entryCount: 0,
  })
}
