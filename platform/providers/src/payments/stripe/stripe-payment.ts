import type { PaymentMethodKind, PaymentReason, PaymentState, ProcessorPayment } from '../payments-port'
import { notUnderstood } from './stripe-calls'
import type { Dispute, PaymentIntent, Session } from './stripe-objects'
import { reasonOfCodes } from './stripe-reasons'

/** The metadata key for our key on Stripe’s objects. */
export const keyName = 'porchlight_key'

/** The metadata key that records whether a payment is made on a page or with a stored method. */
export const wayName = 'porchlight_way'

/** The state of a payment, and why it went no further. */
type PaymentOutcome = Pick<ProcessorPayment, 'state' | 'reason'>

/** Returns the refunded amount of a payment. */
function refundedOf({ latest_charge: charge }: PaymentIntent): number {
  return charge?.amount_refunded ?? 0
}

/**
 * Returns the payment that is made on a page. While the page is open it is pending, whatever was declined there: the
 * customer may try another card. `dispute` is the charge’s, if it has one.
 *
 * @throws PaymentsFailure `unavailable` for what is no page of a payment of ours
 */
export function pagePayment(session: Session, dispute: Dispute | null): ProcessorPayment {
  const { id, client_reference_id: key, amount_total: amount, currency, payment_intent: intent } = session
  if (session.mode !== 'payment' || key === null || amount === null || currency === null) {
    throw notUnderstood()
  }
  const requested = { reference: id, idempotencyKey: key, amountCents: amount, currency }
  if (session.status !== 'complete') {
    const state = session.status === 'open' ? 'open' : 'cancelled'
    return { ...requested, state, refundedCents: 0, reason: null, method: null, lastFour: null }
  }
  if (intent === null) throw notUnderstood()
  return {
    ...requested,
    refundedCents: refundedOf(intent),
    ...statusOf(intent, dispute),
    ...paidWith(intent),
  }
}

/**
 * Returns the payment with a stored method.
 *
 * @throws PaymentsFailure `unavailable` for one that is not ours
 */
export function storedPayment(intent: PaymentIntent, dispute: Dispute | null): ProcessorPayment {
  const key = intent.metadata[keyName]
  if (key === undefined) throw notUnderstood()
  return {
    reference: intent.id,
    idempotencyKey: key,
    amountCents: intent.amount,
    currency: intent.currency,
    refundedCents: refundedOf(intent),
    ...statusOf(intent, dispute),
    ...paidWith(intent),
  }
}

function statusOf(intent: PaymentIntent, dispute: Dispute | null): PaymentOutcome {
  const { status, latest_charge: charge, last_payment_error: error } = intent
  if (status === 'succeeded') {
    if (charge?.refunded === true) return { state: 'refunded', reason: null }
    if (dispute?.status === 'won') return { state: 'regained', reason: null }
    if (dispute !== null && isLost(dispute, intent)) {
      return { state: 'returned', reason: reasonOfCodes([dispute.reason]) }
    }
    return { state: 'paid', reason: null }
  }
  if (status === 'canceled') return { state: 'cancelled', reason: null }
  if (status !== 'requires_payment_method') return { state: 'processing', reason: null }
  const reason = reasonOfCodes([error?.decline_code, charge?.failure_code, error?.code])
  return { state: failedState(intent, reason), reason }
}

/** A bank debit in progress was promised: if it does not arrive, it is returned. */
function failedState(intent: PaymentIntent, reason: PaymentReason | null): PaymentState {
  if (intent.latest_charge !== null && kindOf(intent) === 'bank') return 'returned'
  return reason === 'processingError' || reason === null ? 'failed' : 'declined'
}

/**
 * A disputed bank debit is a return unless its dispute is won, which is rare. The money of a disputed card payment is
 * ours until the dispute is lost.
 */
function isLost({ status }: Dispute, intent: PaymentIntent): boolean {
  return status === 'lost' || kindOf(intent) === 'bank'
}

function paidWith(intent: PaymentIntent): Pick<ProcessorPayment, 'method' | 'lastFour'> {
  const details = intent.latest_charge?.payment_method_details
  const lastFour = details?.card?.last4 ?? details?.us_bank_account?.last4 ?? null
  return {
    method: kindOf(intent),
    lastFour: lastFour !== null && /^\d{4}$/.test(lastFour) ? lastFour : null,
  }
}

function kindOf({
  latest_charge: charge,
  payment_method_types: types,
}: PaymentIntent): PaymentMethodKind | null {
  const type = charge?.payment_method_details?.type ?? (types.length === 1 ? types[0] : undefined)
  if (type === 'us_bank_account') return 'bank'
  return type === 'card' ? 'card' : null
}
