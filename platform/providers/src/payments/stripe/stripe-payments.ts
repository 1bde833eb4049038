import { isSignedEvent } from '../event-signature'
import type { ReachPaymentPoint } from '../payment-points'
import { PaymentsFailure } from '../payments-failure'
import type { PaymentsPort, ProcessorPayment } from '../payments-port'
import { createStripeCalls, type Deadline, deadlineIn, notUnderstood } from './stripe-calls'
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

/** How to reach Stripe, or what speaks as it does. */
export interface StripePaymentsOptions {
  /** `https://api.stripe.com`, without a path. */
  readonly baseUrl: string
  /** The origin of its pages, `https://checkout.stripe.com`, or the account’s own domain for them. */
  readonly pageOrigin: string
  /** The secret or restricted key of our account there. */
  readonly apiKey: string
  /** The secrets of the webhook endpoint; two while one is replaced by another. */
  readonly webhookSecrets: readonly string[]
  readonly now: () => Date
  /** After which a call that a screen waits for has failed, in milliseconds; 2,500 by default. */
  readonly timeLimitMs?: number
  /** The same of a call that only jobs wait for: banks take seconds to answer a charge. 20,000 by default. */
  readonly chargeLimitMs?: number
  /** Told of each point of a payment; for tests that end processes there. */
  readonly reached?: ReachPaymentPoint | undefined
}

/** The payments port over Stripe: Checkout Sessions, Payment Intents, Refunds and signed events. */
export async function createStripePayments(options: StripePaymentsOptions): Promise<PaymentsPort> {
  const { pageOrigin, webhookSecrets, now, timeLimitMs = 2_500, chargeLimitMs = 20_000, reached } = options
  const callStripe = await createStripeCalls(options)
  const customers = createStripeCustomers(callStripe, now)

  const soon = () => deadlineIn(timeLimitMs)

  const readSession = (reference: string, deadline: Deadline): Promise<Session | null> =>
    readKnown(callStripe, deadline, SessionSchema, (stripe, request) =>
      stripe.checkout.sessions.retrieve(reference, { expand: pageParts('') }, request),
    )

  const readIntent = (reference: string, deadline: Deadline): Promise<PaymentIntent | null> =>
    readKnown(callStripe, deadline, PaymentIntentSchema, (stripe, request) =>
      stripe.paymentIntents.retrieve(reference, { expand: intentParts('') }, request),
    )

  /** The dispute of a charge; requested only where there is one. */
  const disputeOf = async (intent: PaymentIntent | null, deadline: Deadline): Promise<Dispute | null> => {
    if (intent?.latest_charge?.disputed !== true) return null
    const { data } = await callStripe(deadline, (stripe, request) =>
      stripe.disputes.list({ payment_intent: intent.id, limit: 1 }, request),
    )
    return data[0] === undefined ? null : readObject(DisputeSchema, data[0])
  }

  const reportedPage = async (session: Session, deadline: Deadline) =>
    pagePayment(session, await disputeOf(session.payment_intent, deadline))
  const reportStored = async (intent: PaymentIntent, deadline: Deadline) =>
    storedPayment(intent, await disputeOf(intent, deadline))

  const readPayment = async (reference: string, deadline: Deadline): Promise<ProcessorPayment | null> => {
    if (reference.startsWith('pi_')) {
      const intent = await readIntent(reference, deadline)
      return intent === null ? null : reportStored(intent, deadline)
    }
    const session = reference.startsWith('cs_') ? await readSession(reference, deadline) : null
    return session === null ? null : reportedPage(session, deadline)
  }

  const readOwn = async (reference: string, deadline: Deadline): Promise<ProcessorPayment> => {
    const payment = await readPayment(reference, deadline)
    if (payment === null) throw new PaymentsFailure('refused', 'The processor knows no such payment.')
    return payment
  }

  /** The payment that a charge belongs to; null for another application’s on the same account. */
  const paymentOf = async (intentId: string, deadline: Deadline): Promise<ProcessorPayment | null> => {
    const intent = await readIntent(intentId, deadline)
    if (intent?.metadata[keyName] === undefined) return null
    if (intent.metadata[wayName] === 'kept') return reportStored(intent, deadline)
    const { data } = await callStripe(deadline, (stripe, request) =>
      stripe.checkout.sessions.list(
        { payment_intent: intentId, limit: 1, expand: pageParts('data.') },
        request,
      ),
    )
    return data[0] === undefined ? null : reportedPage(readObject(SessionSchema, data[0]), deadline)
  }

  /** The address of a page that is open; empty for a page that can no longer be used. */
  const addressOf = ({ status, url }: Session): string => {
    if (status !== 'open') return ''
    if (url === null || !URL.canParse(url) || new URL(url).origin !== pageOrigin) throw notUnderstood()
    return url
  }

  return {
    pageOrigin,
    signatureHeader: 'stripe-signature',
    startPayment: async (request) => {
      const deadline = soon()
      await reached?.('before-charge')
      const session = await customers.page(deadline, request, (customer) => paymentPage(request, customer))
      if (session.amount_total !== request.amountCents) throw otherAmount()
      const payment = await reportedPage(session, deadline)
      const pageAddress = addressOf(session)
      await reached?.('after-charge')
      return { reference: session.id, pageAddress, payment }
    },
    readPayment: (reference) => readPayment(reference, soon()),
    cancelPayment: async (reference) => {
      const deadline = soon()
      if (reference.startsWith('cs_')) {
        // A page that was completed in the meantime cannot be expired; its outcome is read either way.
        await callStripe<unknown>(
          deadline,
          (stripe, request) => stripe.checkout.sessions.expire(reference, {}, request),
          ({ type }) => (type === 'StripeInvalidRequestError' ? null : undefined),
        )
      }
      return readOwn(reference, deadline)
    },
    refundPayment: async ({ reference, idempotencyKey, amountCents }) => {
      const deadline = deadlineIn(chargeLimitMs)
      const payment = await readOwn(reference, deadline)
      // One that was refunded whole, or lost in a dispute since, may have this refund among those that were made.
      if (payment.state !== 'paid' && payment.state !== 'regained' && payment.refundedCents === 0) {
        throw new PaymentsFailure('refused', `A payment that is ${payment.state} is not given back.`)
      }
      const intentId = reference.startsWith('pi_')
        ? reference
        : (await readSession(reference, deadline))?.payment_intent?.id
      if (intentId === undefined) throw notUnderstood()
      await reached?.('before-refund')
      await refundIntent(callStripe, deadline, { intentId, idempotencyKey, amountCents })
      await reached?.('after-refund')
      return readOwn(reference, deadline)
    },
    startSetup: async (request) => {
      const session = await customers.page(soon(), request, (customer) => setupPage(request, customer))
      return { pageAddress: addressOf(session), setup: methodSetup(session) }
    },
    readSetup: async (reference) => {
      const session = reference.startsWith('cs_') ? await readSession(reference, soon()) : null
      return session === null ? null : methodSetup(session)
    },
    chargeMethod: async (request) => {
      const deadline = deadlineIn(chargeLimitMs)
      await reached?.('before-charge')
      const payment = await reportStored(await chargeStoredMethod(callStripe, deadline, request), deadline)
      if (payment.amountCents !== request.amountCents) throw otherAmount()
      await reached?.('after-charge')
      return payment
    },
    readEvent: async (signature, body) => {
      const event = isSignedEvent(webhookSecrets, signature, body, now()) ? readEvent(body) : null
      if (event === null) return null
      const { eventId, subject } = event
      const deadline = soon()
      if (subject === null) return { eventId, payment: null }
      return {
        eventId,
        payment:
          subject.kind === 'page'
            ? await readPayment(subject.sessionId, deadline)
            : await paymentOf(subject.intentId, deadline),
      }
    },
  }
}

function otherAmount(): PaymentsFailure {
  return new PaymentsFailure('refused', 'The key belongs to a payment of another amount.')
}
