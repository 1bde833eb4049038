import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import { type FieldInput, toCents } from '@porchlight/metadata'
import type { PaymentReason, PaymentState, ProcessorPayment } from '@porchlight/providers/payments'
import type { RecordEngine } from '@porchlight/record-engine'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { localDay } from '../../customers/rules/calendar-day'
import type { PaymentStatus, returnReasonNames } from '../facts/payment-values'
import { paymentObject } from '../objects/payment/object'
import type { PaymentParts } from './payment-parts'
import { requestPaymentMail, requestRefundMail } from './request-payment-mail'
import { readPayment, type StoredPayment } from './stored-payment'

/** The status of a payment for each state at the processor; null: it continues to wait. */
const statusOf: Readonly<Record<PaymentState, PaymentStatus | null>> = {
  open: null,
  processing: null,
  paid: 'Settled',
  declined: 'Declined',
  failed: 'Declined',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refunded: 'Refunded',
  regained: 'Settled',
}

/**
 * The rank of a state in a payment’s life. Events arrive in any order; those of an earlier state than the present one
 * are ignored. So is the expiry of a page that was paid on, and money outranks its absence.
 */
const lateness: Readonly<Record<PaymentStatus, number>> = {
  Pending: 0,
  Cancelled: 1,
  Declined: 1,
  Settled: 2,
  Returned: 3,
  Refunded: 5,
}

/** Money that a dispute was won about does not go back again, unless we give it back. */
const latenessOfRegained = 4

function latenessOf({ Status__c: status, Regained_Date__c: regainedDate }: StoredPayment): number {
  return status === 'Settled' && regainedDate !== null ? latenessOfRegained : lateness[status]
}

const reasonOf: Readonly<Record<PaymentReason, keyof typeof returnReasonNames>> = {
  insufficientFunds: 'Insufficient_Funds',
  accountClosed: 'Account_Closed',
  notAuthorized: 'Not_Authorized',
  cardDeclined: 'Card_Declined',
  cardExpired: 'Card_Expired',
  processingError: 'Processing_Error',
}

/**
 * Updates our payment to its state at the processor, with all effects on its deposit, bill or AutoPay. To be called
 * with the payment’s lock held; idempotent: repeated or late events change nothing.
 *
 * @throws paymentMismatch when amount, currency or names are not those that we requested
 */
export async function applyPayment(
  parts: Pick<PaymentParts, 'systemViewer' | 'now'>,
  engine: RecordEngine,
  connection: Queryable,
  reported: ProcessorPayment,
): Promise<PaymentStatus> {
  const { systemViewer, now } = parts
  const payment = await readPayment(engine, systemViewer, reported.idempotencyKey)
  const isOurs =
    payment !== null &&
    toCents(payment.Amount__c) === reported.amountCents &&
    reported.currency === 'usd' &&
    (payment.Processor_Reference__c === null || payment.Processor_Reference__c === reported.reference)
  if (!isOurs) throw fail('paymentMismatch')
  const next = statusOf[reported.state] ?? 'Pending'
  const isRegained = reported.state === 'regained'
  const isLater = (isRegained ? latenessOfRegained : lateness[next]) > latenessOf(payment)
  const refundedCents = reported.refundedCents - refundedBefore(payment)
  const isRefund = refundedCents > 0
  const today = localDay(now())
  const reason = reasonOf[reported.reason ?? 'processingError']
  const paidWith = {
    Processor_Reference__c: reported.reference,
    ...(reported.method === null
      ? {}
      : { Method_Type__c: reported.method === 'card' ? ('Card' as const) : ('Bank_Account' as const) }),
    ...(reported.lastFour === null ? {} : { Last_Four__c: reported.lastFour }),
  }
  const isKnown =
    payment.Processor_Reference__c !== null && (payment.Last_Four__c !== null || reported.lastFour === null)
  if (!isLater && !isRefund && isKnown) return payment.Status__c
  const turns: FieldInput<typeof paymentObject>[] = []
  // The money that went back had come before, and so had what hangs on it: also where that event is still on its way, and
  // the payment last heard of had failed.
  const hadFailed = payment.Status__c === 'Cancelled' || payment.Status__c === 'Declined'
  const hadCome = next === 'Refunded' ? payment.Status__c !== 'Settled' : next === 'Returned' && hadFailed
  if (isLater && (next === 'Settled' || hadCome)) {
    const regained = isRegained ? { Regained_Date__c: today } : {}
    turns.push({ Status__c: 'Settled', Settled_Date__c: payment.Settled_Date__c ?? today, ...regained })
  }
  // A part that went back before the rest was returned is a refund, and only the rest a return.
  if (isRefund || (isLater && next === 'Refunded')) {
    turns.push({
      ...(isLater && next === 'Refunded' ? { Status__c: 'Refunded' } : {}),
      Refunded_Amount__c: reported.refundedCents / 100,
      Refunded_Date__c: today,
    })
  }
  if (isLater && next === 'Returned') {
    turns.push({ Status__c: 'Returned', Returned_Date__c: today, Return_Reason__c: reason })
  }
  if (isLater && next === 'Declined') turns.push({ Status__c: 'Declined', Return_Reason__c: reason })
  if (isLater && next === 'Cancelled') turns.push({ Status__c: 'Cancelled' })
  const [first = {}, ...others] = turns
  for (const fields of [{ ...paidWith, ...first }, ...others]) {
    await update(engine, systemViewer, paymentObject, payment.id, fields)
  }
  if (isRefund) {
    const allRefundedCents = reported.refundedCents
    await requestRefundMail(connection, payment, { refundedCents, allRefundedCents })
  }
  if (isLater) await requestPaymentMail(connection, payment, { status: next, isRegained })
  return isLater ? next : payment.Status__c
}

/** What of a payment is known to have gone back, in cents; older whole refunds state no amount. */
function refundedBefore({ Status__c: status, Amount__c: amount, Refunded_Amount__c }: StoredPayment): number {
  return toCents(status === 'Refunded' ? amount : Refunded_Amount__c)
}

/** Holds the payment for the rest of the transaction: of those that report on it, one works at a time. */
export async function lockPayment(connection: Queryable, paymentId: string): Promise<void> {
  await connection.query(lockStatement('settledPayment'), [`payment ${paymentId}`])
}

/** Runs `applyPayment` in a separate transaction. */
export async function settlePayment(parts: PaymentParts, reported: ProcessorPayment): Promise<PaymentStatus> {
  return parts.engine.inOneTransaction(async (engine, connection) => {
    await lockPayment(connection, reported.idempotencyKey)
    return applyPayment(parts, engine, connection, reported)
  })
}
