import { isSignedEvent } from '../event-signature'
import type { ReachPaymentPoint } from '../payment-points'
import { PaymentsFailure } from '../payments-failure'
import type { PaymentRequest, PaymentsPort, ProcessorPayment } from '../payments-port'
import { type CallStripe, createStripeCalls, type Deadline, deadlineIn, notUnderstood } from './stripe-calls'
import { chargeStoredMethod, intentParts } from './stripe-charge'
import { createStripeCustomers } from './stripe-customers'
import { readEvent } from './stripe-events'
import { methodSetup } from './stripe-method'
import {
  type Dispute,
  DisputeSchema,
  type PaymentIntent,
  PaymentIntentSchema,
  readKnown,
  readObject,
  type Session,
  SessionSchema,
} from './stripe-objects'
import { pageParts, paymentPage, setupPage } from './stripe-pages'
import { keyName, pagePayment, storedPayment, wayName } from './stripe-payment'
import { refundIntent } from './stripe-refund'

/** How to reach Stripe, or a compatible service. */
export interface StripePaymentsOptions {
  /** `https://api.stripe.com`, without a path. */
  readonly baseUrl: string
  /** The origin of its pages, `https://checkout.stripe.com`, or the account’s own domain for them. */
  readonly pageOrigin: string
  /** The secret or restricted key of our account there. */
  readonly apiKey: string
  /** The secrets of the webhook endpoint; two during rotation. */
  readonly webhookSecrets: readonly string[]
  readonly now: () => Date
  /** The timeout of a call that a screen waits for, in milliseconds; 2,500 by default. */
  readonly timeLimitMs?: number
  /** The same for a call that only jobs wait for: banks take seconds to respond to a charge. 20,000 by default. */
  readonly chargeLimitMs?: number
  /** Called at each point of a payment; for tests that end processes there. */
  readonly reached?: ReachPaymentPoint | undefined
}

/** The context of every call. */
interface StripeContext
  extends Required<Pick<StripePaymentsOptions, 'pageOrigin' | 'webhookSecrets' | 'now'>> {
  readonly callStripe: CallStripe
  readonly customers: ReturnType<typeof createStripeCustomers>
  readonly reached: ReachPaymentPoint | undefined
  /** Returns the deadline of a call that a screen waits for. */
  readonly soon: () => Deadline
  /** Returns the deadline of a call that only a job waits for. */
  readonly later: () => Deadline
}

/** Creates the payments port over Stripe: Checkout Sessions, Payment Intents, Refunds and signed events. */
export async function createStripePayments(options: StripePaymentsOptions): Promise<PaymentsPort> {
  const { pageOrigin, webhookSecrets, now, timeLimitMs = 2_500, chargeLimitMs = 20_000, reached } = options
  const callStripe = await createStripeCalls(options)
  const context: StripeContext = {
    pageOrigin,
    webhookSecrets,
    now,
    callStripe,
    customers: createStripeCustomers(callStripe, now),
    reached,
    soon: () => deadlineIn(timeLimitMs),
    later: () => deadlineIn(chargeLimitMs),
  }
  return {
    pageOrigin,
    signatureHeader: 'stripe-signature',
    startPayment: (request) => startPayment(context, request),
    readPayment: (reference) => readPayment(context, reference, context.soon()),
    cancelPayment: (reference) => cancelPayment(context, reference),
    refundPayment: (request) => refundPayment(context, request),
    startSetup: async (request) => {
      const session = await context.customers.page(context.soon(), request, (customer) =>
        setupPage(request, customer),
      )
      return { pageAddress: addressOf(context, session), setup: methodSetup(session) }
    },
    readSetup: async (reference) => {
      const session = reference.startsWith('cs_')
        ? await readSession(context, reference, context.soon())
        : null
      return session === null ? null : methodSetup(session)
    },
    chargeMethod: (request) => chargeMethod(context, request),
    readEvent: (signature, body) => readSignedEvent(context, signature, body),
  }
}

async function startPayment(
  context: StripeContext,
  request: PaymentRequest,
): ReturnType<PaymentsPort['startPayment']> {
  const deadline = context.soon()
  await context.reached?.('before-charge')
  const session = await context.customers.page(deadline, request, (customer) =>
    paymentPage(request, customer),
  )
  if (session.amount_total !== request.amountCents) throw otherAmount()
  const payment = await reportedPage(context, session, deadline)
  const pageAddress = addressOf(context, session)
  await context.reached?.('after-charge')
  return { reference: session.id, pageAddress, payment }
}

async function cancelPayment(context: StripeContext, reference: string): Promise<ProcessorPayment> {
  const deadline = context.soon()
  if (reference.startsWith('cs_')) {
    // A page that was completed in the meantime cannot be expired; its outcome is read either way.
    await context.callStripe<unknown>(
      deadline,
      (stripe, request) => stripe.checkout.sessions.expire(reference, {}, request),
      ({ type }) => (type === 'StripeInvalidRequestError' ? null : undefined),
    )
  }
  return readOwn(context, reference, deadline)
}

async function refundPayment(
  context: StripeContext,
  { reference, idempotencyKey, amountCents }: Parameters<PaymentsPort['refundPayment']>[0],
): Promise<ProcessorPayment> {
  const deadline = context.later()
  const payment = await readOwn(context, reference, deadline)
  // One that has since been fully refunded, or lost in a dispute, may have this refund among its existing ones.
  if (payment.state !== 'paid' && payment.state !== 'regained' && payment.refundedCents === 0) {
    throw new PaymentsFailure('refused', `A payment that is ${payment.state} is not given back.`)
  }
  const intentId = reference.startsWith('pi_')
    ? reference
    : (await readSession(context, reference, deadline))?.payment_intent?.id
  if (intentId === undefined) throw notUnderstood()
  await context.reached?.('before-refund')
  await refundIntent(context.callStripe, deadline, { intentId, idempotencyKey, amountCents })
  await context.reached?.('after-refund')
  return readOwn(context, reference, deadline)
}

async function chargeMethod(
  context: StripeContext,
  request: Parameters<PaymentsPort['chargeMethod']>[0],
): Promise<ProcessorPayment> {
  const deadline = context.later()
  await context.reached?.('before-charge')
  const intent = await chargeStoredMethod(context.callStripe, deadline, request)
  const payment = await reportStored(context, intent, deadline)
  if (payment.amountCents !== request.amountCents) throw otherAmount()
  await context.reached?.('after-charge')
  return payment
}

async function readSignedEvent(
  context: StripeContext,
  ...[signature, body]: Parameters<PaymentsPort['readEvent']>
): ReturnType<PaymentsPort['readEvent']> {
  const isSigned = isSignedEvent(context.webhookSecrets, signature, body, context.now())
  const event = isSigned ? readEvent(body) : null
  if (event === null) return null
  const { eventId, subject } = event
  if (subject === null) return { eventId, payment: null }
  const deadline = context.soon()
  return {
    eventId,
    payment:
      subject.kind === 'page'
        ? await readPayment(context, subject.sessionId, deadline)
        : await paymentOf(context, subject.intentId, deadline),
  }
}

function readSession(
  { callStripe }: StripeContext,
  reference: string,
  deadline: Deadline,
): Promise<Session | null> {
  return readKnown(callStripe, deadline, SessionSchema, (stripe, request) =>
    stripe.checkout.sessions.retrieve(reference, { expand: pageParts('') }, request),
  )
}

function readIntent(
  { callStripe }: StripeContext,
  reference: string,
  deadline: Deadline,
): Promise<PaymentIntent | null> {
  return readKnown(callStripe, deadline, PaymentIntentSchema, (stripe, request) =>
    stripe.paymentIntents.retrieve(reference, { expand: intentParts('') }, request),
  )
}

/** Reads the dispute of a charge; requested only if there is one. */
async function disputeOf(
  { callStripe }: StripeContext,
  intent: PaymentIntent | null,
  deadline: Deadline,
): Promise<Dispute | null> {
  if (intent?.latest_charge?.disputed !== true) return null
  const { data } = await callStripe(deadline, (stripe, request) =>
    stripe.disputes.list({ payment_intent: intent.id, limit: 1 }, request),
  )
  return data[0] === undefined ? null : readObject(DisputeSchema, data[0])
}

async function reportedPage(
  context: StripeContext,
  session: Session,
  deadline: Deadline,
): Promise<ProcessorPayment> {
  return pagePayment(session, await disputeOf(context, session.payment_intent, deadline))
}

async function reportStored(
  context: StripeContext,
  intent: PaymentIntent,
  deadline: Deadline,
): Promise<ProcessorPayment> {
  return storedPayment(intent, await disputeOf(context, intent, deadline))
}

async function readPayment(
  context: StripeContext,
  reference: string,
  deadline: Deadline,
): Promise<ProcessorPayment | null> {
  if (reference.startsWith('pi_')) {
    const intent = await readIntent(context, reference, deadline)
    return intent === null ? null : reportStored(context, intent, deadline)
  }
  const session = reference.startsWith('cs_') ? await readSession(context, reference, deadline) : null
  return session === null ? null : reportedPage(context, session, deadline)
}

async function readOwn(
  context: StripeContext,
  reference: string,
  deadline: Deadline,
): Promise<ProcessorPayment> {
  const payment = await readPayment(context, reference, deadline)
  if (payment === null) throw new PaymentsFailure('refused', 'The processor knows no such payment.')
  return payment
}

/** Returns the payment that a charge belongs to; null for another application’s on the same account. */
async function paymentOf(
  context: StripeContext,
  intentId: string,
  deadline: Deadline,
): Promise<ProcessorPayment | null> {
  const intent = await readIntent(context, intentId, deadline)
  if (intent?.metadata[keyName] === undefined) return null
  if (intent.metadata[wayName] === 'kept') return reportStored(context, intent, deadline)
  const { data } = await context.callStripe(deadline, (stripe, request) =>
    stripe.checkout.sessions.list(
      { payment_intent: intentId, limit: 1, expand: pageParts('data.') },
      request,
    ),
  )
  return data[0] === undefined ? null : reportedPage(context, readObject(SessionSchema, data[0]), deadline)
}

/** Returns the address of an open page; empty for a page that can no longer be used. */
function addressOf({ pageOrigin }: StripeContext, { status, url }: Session): string {
  if (status !== 'open') return ''
  if (url === null || !URL.canParse(url) || new URL(url).origin !== pageOrigin) throw notUnderstood()
  return url
}

function otherAmount(): PaymentsFailure {
  return new PaymentsFailure('refused', 'The key belongs to a payment of another amount.')
}
