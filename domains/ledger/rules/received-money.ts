import type { EntryKind } from '../facts/entry-values'
import type { LedgerEntry } from './ledger-entry'

/** A payment as the ledger knows it; the amount in cents. */
export interface ReceivedPayment {
  readonly paymentId: string
  readonly purpose: 'Bill' | 'Deposit'
  /** The bill or the deposit that it names. */
  readonly aboutId: string | null
  /** The deposit that a bill was paid from; null for money that came from outside. */
  readonly fromDepositId: string | null
  readonly cents: number
  /** What of it went back by refunds. */
  readonly refundedCents: number
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
 * Returns the lines that update the ledger to the payment's present state: none when its lines match already, even if
 * an event was reported twice or late. Money counts from the day on which it settles; a return and a dispute subtract
 * it again, and a refund the refunded part. A deposit that pays something is held no more.
 */
export function entriesOfPayment(
  payment: ReceivedPayment,
  before: EntriesBefore,
  today: string,
): readonly LedgerEntry[] {
  const isHere = payment.status === 'Settled'
  const change = hereCentsOf(payment) - before.hereCents
  if (change === 0) return []
  const turn =
    payment.status === 'Refunded' || (isHere && change < 0) ? 'refunded' : isHere ? 'came' : 'returned'
  const day = {
    came: before.count === 0 ? payment.settledDay : payment.regainedDay,
    refunded: payment.refundedDay,
    returned: payment.returnedDay,
  }[turn]
  const entry = entryOf(payment, { change, turn, day: day ?? today, count: before.count })
  return payment.fromDepositId === null ? [entry] : [entry, entryOfApplied(payment.fromDepositId, entry)]
}

/** What of a payment is here, in cents. */
function hereCentsOf({ status, cents, refundedCents }: ReceivedPayment): number {
  return status === 'Settled' ? cents - refundedCents : 0
}

/** Returns all lines of a payment, from its stored data: when it settled, was returned and arrived again. */
export function historyOfPayment(payment: ReceivedPayment): readonly LedgerEntry[] {
  const { status, paidDay, settledDay, returnedDay, regainedDay } = payment
  const hasCome =
    status === 'Settled' || status === 'Refunded' || (status === 'Returned' && settledDay !== null)
  if (!hasCome) return []
  const firstDay = settledDay ?? paidDay
  const isRegained = regainedDay !== null && returnedDay !== null
  const steps: readonly Partial<ReceivedPayment>[] = [
    { status: 'Settled' },
    ...(isRegained ? [{ status: 'Returned' }, { status: 'Settled' }] : []),
    ...(status === 'Refunded' ? [] : [{ status: 'Settled', refundedCents: payment.refundedCents }]),
    ...(status === 'Settled' ? [] : [{ status }]),
  ]
  const entries: LedgerEntry[] = []
  let before = noneBefore
  for (const step of steps) {
    const at = { ...payment, refundedCents: 0, ...step, settledDay: firstDay }
    entries.push(...entriesOfPayment(at, before, firstDay))
    before = { count: entries.filter(isOfPayment).length, hereCents: hereCentsOf(at) }
  }
  return entries
}

function isOfPayment({ causeType }: LedgerEntry): boolean {
  return causeType === 'Payment'
}

/** What the line of a payment from a deposit changes of the deposit. */
function entryOfApplied(depositId: string, { day, cents, key }: LedgerEntry): LedgerEntry {
  return {
    kind: 'Deposit_Applied',
    day,
    cents: 0,
    depositCents: cents,
    dueDay: null,
    causeType: 'Deposit',
    causeId: depositId,
    aboutId: depositId,
    key: `${key} from deposit`,
  }
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

/** The line that credits what of a deposit's interest is not credited yet; none when all is. */
export function entriesOfInterest(
  depositId: string,
  { creditedCents, before }: { readonly creditedCents: number; readonly before: number },
  day: string,
): readonly LedgerEntry[] {
  if (creditedCents <= before) return []
  return [
    {
      kind: 'Deposit_Interest',
      day,
      cents: before - creditedCents,
      depositCents: 0,
      dueDay: null,
      causeType: 'Deposit',
      causeId: depositId,
      aboutId: depositId,
      key: `deposit ${depositId} interest ${creditedCents}`,
    },
  ]
}

/** What happened to a payment, and by how much that changes the part of it that is here. */
interface EntryTurn {
  readonly change: number
  readonly turn: 'came' | 'refunded' | 'returned'
  readonly day: string
  readonly count: number
}

function entryOf(
  { paymentId, purpose, aboutId }: ReceivedPayment,
  { change, turn, day, count }: EntryTurn,
): LedgerEntry {
  const isDeposit = purpose === 'Deposit'
  return {
    kind: kindOf(isDeposit, turn, count),
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

function kindOf(isDeposit: boolean, turn: EntryTurn['turn'], count: number): EntryKind {
  if (turn === 'came') return isDeposit ? 'Deposit_Paid' : count === 0 ? 'Payment' : 'Regained'
  if (turn === 'refunded') return isDeposit ? 'Deposit_Refunded' : 'Refund'
  return isDeposit ? 'Deposit_Returned' : 'Return'
}
