import { averagedBills } from '@porchlight/domains/average-billing/rules/bill-average'
import { lawOf } from '@porchlight/domains/customers/facts/law-by-place'
import { adjustmentOf } from './average-billing'
import { type ChargeLine, chargesOf, fee, ratesOf, totalOf } from './bill-charges'
import type { HomeMonth } from './consumption'
import type { DemoBrandKey } from './demo-brands'
import type { DemoSettings } from './demo-world'
import { dueDateOf } from './due-date'
import { lateFee } from './late-fee'
import { addDays } from './month'
import { type PlannedPayment, paymentsFor } from './payment-plans'
import type { DemoHome } from './person'
import { planOf } from './plans'
import { seededRandom } from './seeded-random'

/** A bill, in cents: opening + charges − payments = closing, which the next one opens with. */
export interface LedgerBill {
  readonly month: HomeMonth
  readonly billDate: string
  readonly dueDate: string
  readonly opening: number
  readonly lines: readonly ChargeLine[]
  readonly charges: number
  readonly payments: number
  readonly closing: number
  readonly status: 'Open' | 'Paid' | 'Past_Due' | 'Carried_Over'
  /** When payments reached the amount requested; null while they have not. */
  readonly paidDate: string | null
  readonly isFinal: boolean
}

/** A payment that was made by today. */
export interface LedgerPayment extends PlannedPayment {
  /** The month of the bill that it is for. */
  readonly monthName: string
  readonly status: 'Pending' | 'Settled' | 'Returned' | 'Declined' | 'Refunded'
}

/** An account's bills, oldest first, its payments, and its balance today; cents. */
export interface Ledger {
  readonly bills: readonly LedgerBill[]
  readonly payments: readonly LedgerPayment[]
  readonly balance: number
  /** What average billing has left to bill, negative when it billed more than was used; null without it. */
  readonly deferred: number | null
}

const returnedPaymentFee = 2500
/** Days until a payment is settled. */
const settlingDays = 2

type UnratedBill = Omit<LedgerBill, 'status' | 'paidDate'>

/** Processes an account month by month: bill, payments, next bill. */
export function ledgerOf(
  brand: DemoBrandKey,
  home: DemoHome,
  months: readonly HomeMonth[],
  { today, seed }: DemoSettings,
): Ledger {
  const { shape } = planOf(brand, home.utility, home.planName)
  const lag = billingLag(home, today, seed)
  const habit = home.habit ?? 'on-time'
  const bills: UnratedBill[] = []
  const payments: LedgerPayment[] = []
  const levelled = home.averageBilling === true ? levelling() : null
  let opening = 0
  let sinceLast: readonly LedgerPayment[] = []
  for (const [index, month] of months.entries()) {
    const billDate = addDays(`${month.name}-01`, month.days + lag)
    const dueDate = dueDateOf(billDate)
    const isLast = index === months.length - 1
    const isFinal = isLast && home.status === 'Closed'
    const used = chargesOf(ratesOf(shape, home.utility), month.measured)
    const lines = [
      ...used,
      ...(levelled?.linesOf(totalOf(used), isFinal) ?? []),
      ...feesOf(bills.at(-1), sinceLast, home),
    ]
    const paid = countedOf(sinceLast)
    const charges = totalOf(lines)
    const closing = opening + charges - paid
    bills.push({ month, billDate, dueDate, opening, lines, charges, payments: paid, closing, isFinal })
    const bill = {
      index,
      isLast,
      isLastButOne: index === months.length - 2,
      billDate,
      dueDate,
      amount: closing,
    }
    const random = seededRandom(seed, `payments ${home.key} ${month.name}`)
    sinceLast = paymentsFor(habit, bill, today, random)
      .filter(({ date }) => date <= today)
      .map((payment) => ({ ...payment, monthName: month.name, status: statusOf(payment, today) }))
    payments.push(...sinceLast)
    opening = closing
  }
  const balance = opening - countedOf(sinceLast)
  const deferred = levelled?.deferred() ?? null
  return { bills: rated(bills, payments, today), payments, balance, deferred }
}

/** Levels the bills of an account from its thirteenth on, one after the other. */
function levelling() {
  const before: number[] = []
  let deferred = 0
  return {
    linesOf(used: number, isFinal: boolean): readonly ChargeLine[] {
      const isOn = before.length >= averagedBills && !isFinal
      const amount = adjustmentOf({ isOn, before, deferred }, used)
      before.push(used)
      deferred -= amount
      return amount === 0 ? [] : [fee('Average_Billing', 'Provider', amount)]
    },
    deferred: () => deferred,
  }
}

/**
 * Returns the days from the end of a month to its bill. Accounts have individual cycles, but no bill is dated after
 * today; a last bill that is due has about ten days left.
 */
function billingLag(home: DemoHome, today: string, seed: number): number {
  const dayOfMonth = Number(today.slice(8))
  if (home.habit === 'last-unpaid') return Math.max(0, dayOfMonth - 7)
  const cycle = Math.floor(seededRandom(seed, `cycle ${home.key}`)() * 6)
  return Math.min(cycle, dayOfMonth - 1)
}

/** Returns the fees for how the previous bill was paid: late, or by a returned payment. */
function feesOf(
  last: UnratedBill | undefined,
  payments: readonly LedgerPayment[],
  { state, utility: { commodity } }: DemoHome,
): readonly ChargeLine[] {
  if (last === undefined) return []
  const paidInTime = countedOf(payments.filter(({ date }) => date <= last.dueDate))
  // No late fee is charged where no law on late fees is known.
  const late = lateFee({ ...last, paidInTime }, lawOf({ state, commodity })?.lateFee?.percent ?? 0)
  const lines: ChargeLine[] = []
  if (late > 0) lines.push(fee('Late_Fee', 'Provider', late))
  if (payments.some(({ status }) => status === 'Returned')) {
    lines.push(fee('Returned_Payment_Fee', 'Provider', returnedPaymentFee))
  }
  return lines
}

/** Returns the sum of payments received and not returned. */
function countedOf(payments: readonly LedgerPayment[]): number {
  const remaining = payments.filter(({ status }) => status === 'Settled' || status === 'Pending')
  return remaining.reduce((total, payment) => total + payment.amount, 0)
}

function statusOf({ outcome, date }: PlannedPayment, today: string): LedgerPayment['status'] {
  if (outcome === 'declined') return 'Declined'
  if (addDays(date, settlingDays) > today) return 'Pending'
  if (outcome === 'accepted') return 'Settled'
  return outcome === 'returned' ? 'Returned' : 'Refunded'
}

/**
 * Rates bills: one is paid once later payments reach the amount it requested; one that is not is carried into the next.
 */
function rated(
  bills: readonly UnratedBill[],
  payments: readonly LedgerPayment[],
  today: string,
): readonly LedgerBill[] {
  return bills.map((bill, index) => {
    const after = payments.filter(({ monthName }) => monthName >= bill.month.name)
    if (countedOf(after) >= bill.closing)
      return { ...bill, status: 'Paid', paidDate: paidDateOf(bill, after) }
    if (index < bills.length - 1) return { ...bill, status: 'Carried_Over', paidDate: null }
    return { ...bill, status: bill.dueDate >= today ? 'Open' : 'Past_Due', paidDate: null }
  })
}

function paidDateOf({ billDate, closing }: UnratedBill, after: readonly LedgerPayment[]): string {
  const days = [...new Set(after.map(({ date }) => date))].sort()
  const enough = days.find((day) => countedOf(after.filter(({ date }) => date <= day)) >= closing)
  return closing <= 0 ? billDate : (enough ?? billDate)
}
