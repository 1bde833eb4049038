import type { EntryKind } from '../facts/entry-values'
import type { LedgerEntry } from './ledger-entry'

/** A payment as the ledger knows it; the amount in cents. */
export interface ReceivedPayment {
  readonly paymentId: string
  readonly purpose: 'Bill' | 'Deposit'
  /** The bill or the deposit that it names. */
  readonly aboutId: string | null
  readonly cents: number
  readonly status: string
  readonly paidDay: string
  readonly settledDay: string | null
  readonly returnedDay: string | null
  readonly regainedDay: string | null
  readonly refundedDay: string | null
}

/** The lines that a payment has caused before. */
export interface EntriesBefore {
  readonly count: number
  /** What of it is here by those lines, in cents. */
  readonly hereCents: number
}

const noneBefore: EntriesBefore = { count: 0, hereCents: 0 }

/**
 * The line that brings the ledger to what the payment is now: none when its lines say so already, whatever was reported
 * twice or late. Money counts from the day on which it settles; a refund, a return and a dispute take it out again.
 */
export function entriesOfPayment(
  payment: ReceivedPayment,
  before: EntriesBefore,
  today: string,
): readonly LedgerEntry[] {
  const isHere = payment.status === 'Settled'
  const change = (isHere ? payment.cents : 0) - before.hereCents
  if (change === 0) return []
  const day = isHere
    ? ((before.count === 0 ? payment.settledDay : payment.regainedDay) ?? today)
    : ((payment.status === 'Refunded' ? payment.refundedDay : payment.returnedDay) ?? today)
  return [entryOf(payment, { change, day, count: before.count })]
}

/** All lines of a payment, from what is stored of it: when it settled, went back and came again. */
export function historyOfPayment(payment: ReceivedPayment): readonly LedgerEntry[] {
  const { status, paidDay, settledDay, returnedDay, regainedDay } = payment
  const hasCome =
    status === 'Settled' || status === 'Refunded' || (status === 'Returned' && settledDay !== null)
  if (!hasCome) return []
  const firstDay = settledDay ?? paidDay
  const isRegained = regainedDay !== null && returnedDay !== null
  const steps: readonly string[] = [
    'Settled',
    ...(isRegained ? ['Returned', 'Settled'] : []),
    ...(status === 'Settled' ? [] : [status]),
  ]
  const entries: LedgerEntry[] = []
  let before = noneBefore
  for (const step of steps) {
    const stepped = entriesOfPayment({ ...payment, status: step, settledDay: firstDay }, before, firstDay)
    entries.push(...stepped)
    before = { count: entries.length, hereCents: step === 'Settled' ? payment.cents : 0 }
  }
  return entries
}

/** The line of a deposit that went back in another way than by its payments; none when nothing of it is held. */
export function entriesOfRefundedDeposit(
  depositId: string,
  heldCents: number,
  day: string,
): readonly LedgerEntry[] {
  if (heldCents <= 0) return []
  return [
    {
      kind: 'Deposit_Refunded',
      day,
      cents: 0,
      depositCents: -heldCents,
      dueDay: null,
      causeType: 'Deposit',
      causeId: depositId,
      aboutId: depositId,
      key: `deposit ${depositId} refunded`,
    },
  ]
}

function entryOf(
  { paymentId, purpose, aboutId, status }: ReceivedPayment,
  { change, day, count }: { readonly change: number; readonly day: string; readonly count: number },
): LedgerEntry {
  const isDeposit = purpose === 'Deposit'
  return {
    kind: kindOf(isDeposit, status, count),
    day,
    cents: isDeposit ? 0 : -change,
    depositCents: isDeposit ? change : 0,
    dueDay: null,
    causeType: 'Payment',
    causeId: paymentId,
    aboutId,
    key: `payment ${paymentId} ${count + 1}`,
  }
}

function kindOf(isDeposit: boolean, status: string, count: number): EntryKind {
  if (status === 'Settled') return isDeposit ? 'Deposit_Paid' : count === 0 ? 'Payment' : 'Regained'
  if (status === 'Refunded') return isDeposit ? 'Deposit_Refunded' : 'Refund'
  return isDeposit ? 'Deposit_Returned' : 'Return'
}
