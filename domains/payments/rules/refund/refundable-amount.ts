import type { PaymentPurpose, PaymentStatus } from '../../facts/payment-values'
import type { NothingToRefund } from '../../facts/refund-values'

/** A payment as far as what can be refunded of it depends on it; amounts in cents. */
export interface RefundablePayment {
  readonly purpose: PaymentPurpose
  readonly status: PaymentStatus
  /** Whether the processor took it, which alone can give it back. */
  readonly isAtProcessor: boolean
  readonly cents: number
  readonly refundedCents: number
  /** What is reserved of it for refunds that wait or are on their way. */
  readonly reservedCents: number
}

/** The totals of the ledger of the payment's account; amounts in cents. */
export interface RefundableCredit {
  /** Less than 0 while the customer has a credit. */
  readonly owedCents: number
  /** What is reserved of the credit for refunds that wait or are on their way. */
  readonly reservedCents: number
}

/** The refundable amount of a payment, in cents; `because` is the reason when it is zero. */
export interface RefundableAmount {
  readonly cents: number
  readonly because: NothingToRefund | null
}

/**
 * Returns the refundable amount of a payment: its remainder, at most the account's credit, both less the reservations
 * of other refunds. Money that is owed is not refunded, and a deposit is refunded as a deposit.
 */
export function refundableAmount(payment: RefundablePayment, credit: RefundableCredit): RefundableAmount {
  const because = nothingOf(payment) ?? nothingOfCredit(payment, credit)
  if (because !== null) return { cents: 0, because }
  return { cents: Math.min(leftOf(payment), creditLeft(credit)), because: null }
}

function nothingOf(payment: RefundablePayment): NothingToRefund | null {
  const { purpose, status, isAtProcessor, cents, refundedCents } = payment
  if (purpose === 'Deposit') return 'deposit'
  if (status === 'Returned') return 'returned'
  if (status === 'Refunded' || (status === 'Settled' && refundedCents >= cents)) return 'allRefunded'
  if (status !== 'Settled') return 'notArrived'
  return isAtProcessor ? null : 'elsewhere'
}

function nothingOfCredit(payment: RefundablePayment, credit: RefundableCredit): NothingToRefund | null {
  if (credit.owedCents > 0) return 'owed'
  if (credit.owedCents === 0) return 'noCredit'
  return leftOf(payment) <= 0 || creditLeft(credit) <= 0 ? 'reserved' : null
}

function leftOf({ cents, refundedCents, reservedCents }: RefundablePayment): number {
  return cents - refundedCents - reservedCents
}

function creditLeft({ owedCents, reservedCents }: RefundableCredit): number {
  return -owedCents - reservedCents
}
