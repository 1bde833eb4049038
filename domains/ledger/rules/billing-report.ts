import type { LedgerEntry } from './ledger-entry'

/** A bill as billing has it; amounts in cents. */
export interface ReportedBill {
  readonly billId: string
  /** The number at billing. */
  readonly number: string
  readonly billDay: string
  readonly dueDay: string
  readonly openingCents: number
  readonly chargesCents: number
  readonly paymentsCents: number
  readonly closingCents: number
}

/** The position of an account when billing reported; amounts in cents. */
export interface LedgerBeforeReport {
  readonly owedCents: number
  /** What was owed by billing's last word; null where this is its first. */
  readonly closingCents: number | null
  /** Payments made here that are on their way: billing may have them before the processor settles them. */
  readonly waitingCents: number
  /** Of this bill: what billing received in another way, each amount, those that went back below 0. */
  readonly receivedElsewhere: readonly number[]
  /** The payments of this bill made here and not returned. */
  readonly paidHereCents: number
  /** Of the account's latest payments made here: what went back. */
  readonly returnedHereCents: number
  /** The lines that the bill has caused before. */
  readonly entryCount: number
}

interface Amounts {
  readonly kind: 'Opening' | 'Charge' | 'Payment' | 'Return' | 'Adjustment'
  readonly cents: number
}

/**
 * Returns the lines that follow from an issued bill. Billing reports a sum of payments and no single ones, so it counts
 * as ours as far as there are payments of ours that billing did not have; the rest came another way, such as by check.
 * An amount that neither charges nor payments explain is an adjustment: the amount owed follows billing, and the line
 * states that.
 */
export function entriesOfIssuedBill(bill: ReportedBill, before: LedgerBeforeReport): readonly LedgerEntry[] {
  const base = before.closingCents ?? bill.openingCents
  const isFirst = before.closingCents === null
  const charged: readonly Amounts[] = [
    { kind: 'Opening', cents: isFirst ? bill.openingCents : 0 },
    { kind: 'Charge', cents: bill.chargesCents },
  ]
  // What is brought forward is in billing's word and in ours alike.
  const known = isFirst ? { ...before, owedCents: before.owedCents + bill.openingCents } : before
  const reduction = base + bill.chargesCents - bill.closingCents
  const settled = settledBy(reduction, bill.paymentsCents, base, known)
  return entriesOf(bill, bill.billDay, before.entryCount, [...charged, ...settled])
}

/** The lines that follow when billing reports of a bill, on `day`, that more or less of it was paid than before. */
export function entriesOfReportedPayments(
  bill: ReportedBill,
  previous: ReportedBill,
  before: LedgerBeforeReport,
  day: string,
): readonly LedgerEntry[] {
  const reduction = previous.closingCents - bill.closingCents
  const growth = bill.paymentsCents - previous.paymentsCents
  const settled = settledBy(reduction, growth, previous.closingCents, before)
  return entriesOf(bill, day, before.entryCount, settled)
}

/** The line of a bill that billing calls paid without a word of how much was paid; none where nothing is owed. */
export function entriesOfPaidBill(
  bill: ReportedBill,
  before: LedgerBeforeReport,
  day: string,
): readonly LedgerEntry[] {
  const cents = -Math.max(0, before.owedCents - before.waitingCents)
  return entriesOf(bill, day, before.entryCount, [{ kind: 'Payment', cents }])
}

/**
 * Returns the lines for a reduction by `reductionCents` of the amount owed in billing's report, of which
 * `paymentsCents` are payments.
 */
function settledBy(
  reductionCents: number,
  paymentsCents: number,
  closingCents: number,
  before: LedgerBeforeReport,
): readonly Amounts[] {
  // Less than 0: billing has money that we know went back, or that is on its way.
  const aheadCents = closingCents - before.owedCents
  if (reductionCents < 0)
    return takenBack(-reductionCents, Math.max(-aheadCents, before.returnedHereCents), before)
  const matched = Math.min(reductionCents, Math.max(0, aheadCents + before.waitingCents))
  const rest = reductionCents - matched
  const received = Math.min(rest, Math.max(0, paymentsCents - matched))
  return [
    { kind: 'Payment', cents: -received },
    { kind: 'Adjustment', cents: received - rest },
  ]
}

/**
 * Returns the lines for payments that billing reverses: first known returns, then a payment that came another way if
 * there is one of that amount, then ours. Whether money of ours is here is up to the processor, so that no line follows
 * from billing's report.
 */
function takenBack(
  takenCents: number,
  knownCents: number,
  { receivedElsewhere, paidHereCents }: LedgerBeforeReport,
): readonly Amounts[] {
  const rest = takenCents - Math.min(takenCents, knownCents)
  if (receivedElsewhere.includes(rest)) return [{ kind: 'Return', cents: rest }]
  const elsewhere = Math.max(
    0,
    receivedElsewhere.reduce((sum, cents) => sum + cents, 0),
  )
  const notOurs = rest - Math.min(rest, Math.max(0, paidHereCents))
  const returned = Math.min(notOurs, elsewhere)
  return [
    { kind: 'Return', cents: returned },
    { kind: 'Adjustment', cents: notOurs - returned },
  ]
}

function entriesOf(
  bill: ReportedBill,
  day: string,
  entryCount: number,
  amounts: readonly Amounts[],
): readonly LedgerEntry[] {
  return amounts
    .filter(({ cents }) => cents !== 0)
    .map(({ kind, cents }, index) => ({
      kind,
      day,
      cents,
      depositCents: 0,
      // What is brought forward was due with an earlier bill.
      dueDay: cents > 0 && (kind === 'Charge' || kind === 'Adjustment') ? bill.dueDay : null,
      causeType: 'Bill',
      causeId: bill.billId,
      aboutId: bill.billId,
      key: `bill ${bill.number} ${entryCount + index + 1}`,
    }))
}
