import type { MethodType, PaymentChannel } from '@porchlight/domains/payments/facts/payment-values'
import { addDays } from './month'
import type { PaymentHabit } from './person'

/** A payment of one bill; `amount` in cents. */
export interface PlannedPayment {
  readonly key: string
  readonly date: string
  readonly amount: number
  readonly outcome: 'accepted' | 'returned' | 'declined' | 'refunded'
  readonly channel: PaymentChannel
  readonly method: MethodType
}

/** The bill to pay, and its position among the account's bills. */
export interface BillToPay {
  readonly index: number
  readonly isLast: boolean
  readonly isLastButOne: boolean
  readonly billDate: string
  readonly dueDate: string
  /** In cents. */
  readonly amount: number
}

/**
 * Returns the payments that someone with that habit makes towards a bill, by day, including those later than `today`.
 */
export function paymentsFor(
  habit: PaymentHabit,
  bill: BillToPay,
  today: string,
  random: () => number,
): readonly PlannedPayment[] {
  const chance = random()
  if (bill.amount <= 0) return []
  const early = addDays(bill.billDate, 4 + Math.floor(chance * 8))
  const one = (more: Partial<PlannedPayment> = {}): PlannedPayment => ({
    key: 'a',
    date: early,
    amount: bill.amount,
    outcome: 'accepted',
    channel: chance < 0.8 ? 'Portal' : chance < 0.92 ? 'Phone' : 'Mail',
    method: chance < 0.55 ? 'Card' : 'Bank_Account',
    ...more,
  })
  switch (habit) {
    case 'on-time':
      return withMishaps(one(), bill)
    case 'autopay-card':
      return [one({ date: bill.dueDate, channel: 'Autopay', method: 'Card' })]
    case 'autopay-bank':
      return [one({ date: bill.dueDate, channel: 'Autopay', method: 'Bank_Account' })]
    case 'late':
      return [one(bill.index % 3 === 1 ? { date: addDays(bill.dueDate, 5) } : {})]
    case 'partial':
      return [one(bill.index % 4 === 2 ? { amount: Math.round(bill.amount * 0.6) } : {})]
    case 'ahead':
      return [one(bill.index % 6 === 3 ? { amount: Math.ceil((bill.amount + 2500) / 5000) * 5000 } : {})]
    case 'returned':
      if (bill.isLast) return []
      return [
        one({
          date: bill.dueDate,
          channel: 'Autopay',
          method: 'Bank_Account',
          outcome: bill.isLastButOne ? 'returned' : 'accepted',
        }),
      ]
    case 'just-paid': {
      const [, latest = today] = [addDays(today, -1), bill.billDate].sort()
      return [one(bill.isLast ? { date: latest } : {})]
    }
    case 'last-unpaid':
      return bill.isLast ? [] : [one()]
  }
}

/** Adds mishaps: one card that was declined before it was accepted, and one bill that was paid twice and refunded. */
function withMishaps(payment: PlannedPayment, bill: BillToPay): readonly PlannedPayment[] {
  if (bill.index === 12) {
    return [{ ...payment, key: 'declined', outcome: 'declined', method: 'Card', channel: 'Portal' }, payment]
  }
  if (bill.index === 15) return [payment, { ...payment, key: 'twice', outcome: 'refunded' }]
  return [payment]
}
