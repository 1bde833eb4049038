import {
  createNoPayments,
  type PaymentState,
  PaymentsFailure,
  type PaymentsPort,
  type ProcessorPayment,
} from '@porchlight/providers/payments'

/** The payment processor of one life, which reports the status of each payment. */
export interface LifeProcessor {
  /** Refunds and cancels as a processor does; it starts nothing. */
  readonly port: PaymentsPort
  /** Starts a payment; returns the processor's reference. */
  readonly open: (paymentId: string, cents: number) => string
  /** Sets a payment's state; `refundedCents` is the total refunded so far. */
  readonly turn: (
    paymentId: string,
    to: { readonly state: PaymentState; readonly refundedCents: number },
  ) => ProcessorPayment
}

/** Opens a processor without payments. */
export function openLifeProcessor(): LifeProcessor {
  const payments = new Map<string, ProcessorPayment>()
  const refunds = new Set<string>()
  const known = (reference: string): ProcessorPayment => {
    const payment = payments.get(reference)
    if (payment === undefined) throw new PaymentsFailure('refused', `There is no payment ${reference}.`)
    return payment
  }
  const put = (payment: ProcessorPayment) => {
    payments.set(payment.reference, payment)
    return payment
  }
  return {
    open: (idempotencyKey, amountCents) =>
      put({
        reference: `life_${idempotencyKey}`,
        idempotencyKey,
        amountCents,
        currency: 'usd',
        state: 'open',
        refundedCents: 0,
        reason: null,
        method: 'card',
        lastFour: '4242',
      }).reference,
    turn: (paymentId, to) => {
      const reason = to.state === 'returned' || to.state === 'declined' ? 'insufficientFunds' : null
      return put({ ...known(`life_${paymentId}`), ...to, reason })
    },
    port: {
      ...createNoPayments(),
      // The customer already paid on its page.
      cancelPayment: async (reference) => put({ ...known(reference), state: 'processing' }),
      refundPayment: async ({ reference, idempotencyKey, amountCents }) => {
        const payment = known(reference)
        if (refunds.has(idempotencyKey)) return payment
        const refundedCents = payment.refundedCents + amountCents
        if (refundedCents > payment.amountCents) throw new PaymentsFailure('refused', 'That is too much.')
        refunds.add(idempotencyKey)
        const state = refundedCents === payment.amountCents ? 'refunded' : payment.state
        return put({ ...payment, refundedCents, state })
      },
    },
  }
}
