import { PaymentsFailure } from '../payments-failure'
import { type CallStripe, type Deadline, notUnderstood } from './stripe-calls'
import { RefundSchema, readObject } from './stripe-objects'
import { keyName } from './stripe-payment'

/** A refund of a payment intent, under a key of ours. */
interface IntentRefund {
  readonly intentId: string
  readonly idempotencyKey: string
  readonly amountCents: number
}

/** Stripe's maximum page size; a payment has fewer refunds than that. */
const pageOfList = 100

/** States of a refund whose money was returned to us. */
const failedStates: readonly (string | null)[] = ['failed', 'canceled']

/**
 * Refunds a part of a payment intent. Stripe discards keys after a day, so the refunds of the payment are searched
 * first: an existing one is found, however old it is.
 *
 * @throws PaymentsFailure, `refused` for a key of another amount
 */
export async function refundIntent(
  callStripe: CallStripe,
  deadline: Deadline,
  { intentId, idempotencyKey, amountCents }: IntentRefund,
): Promise<void> {
  const { data } = await callStripe(deadline, (stripe, request) =>
    stripe.refunds.list({ payment_intent: intentId, limit: pageOfList }, request),
  )
  const made = data
    .map((refund) => readObject(RefundSchema, refund))
    .find(({ metadata, status }) => metadata?.[keyName] === idempotencyKey && !failedStates.includes(status))
  if (made !== undefined && made.amount !== amountCents) {
    throw new PaymentsFailure('refused', 'The key belongs to a refund of another amount.')
  }
  if (made !== undefined) return
  const created = await callStripe<unknown>(deadline, (stripe, request) =>
    stripe.refunds.create(
      { payment_intent: intentId, amount: amountCents, metadata: { [keyName]: idempotencyKey } },
      { ...request, idempotencyKey: `refund ${idempotencyKey}` },
    ),
  )
  const { amount, status } = readObject(RefundSchema, created)
  if (amount !== amountCents) throw notUnderstood()
  if (failedStates.includes(status)) throw new PaymentsFailure('refused', 'The bank did not take the refund.')
}
