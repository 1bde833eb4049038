import { PaymentsFailure } from '../payments-failure'
import type { ChargeRequest } from '../payments-port'
import { type CallStripe, type Deadline, notUnderstood } from './stripe-calls'
import {
  type PaymentIntent,
  PaymentIntentSchema,
  PaymentMethodSchema,
  readKnown,
  readObject,
} from './stripe-objects'
import { stripeMethods } from './stripe-pages'
import { keyName, wayName } from './stripe-payment'

/** A customer at Stripe holds the payments of one stored method: one page of a list is years of debits. */
const pageOfList = 100

/** Returns the expansions to read with a payment intent, or with each in a list. */
export function intentParts(path: '' | 'data.'): string[] {
  return [`${path}latest_charge`]
}

/**
 * Charges a stored method. Stripe discards keys after a day, so its records for the method’s owner are searched first:
 * an existing debit is found, however old it is.
 *
 * @throws PaymentsFailure
 */
export async function chargeStoredMethod(
  callStripe: CallStripe,
  deadline: Deadline,
  requested: ChargeRequest,
): Promise<PaymentIntent> {
  const { idempotencyKey, amountCents, token, description } = requested
  if (!token.startsWith('pm_')) throw unknownToken()
  const method = await readKnown(callStripe, deadline, PaymentMethodSchema, (stripe, request) =>
    stripe.paymentMethods.retrieve(token, {}, request),
  )
  // One that was detached from its owner cannot be used again.
  const customer = method?.customer
  if (method === null || customer == null) throw unknownToken()
  const made = await callStripe(deadline, (stripe, request) =>
    stripe.paymentIntents.list({ customer, limit: pageOfList, expand: intentParts('data.') }, request),
  )
  const known = made.data.find(({ metadata }) => metadata?.[keyName] === idempotencyKey)
  if (known !== undefined) return readObject(PaymentIntentSchema, known)
  const created = await callStripe<unknown>(
    deadline,
    (stripe, request) =>
      stripe.paymentIntents.create(
        {
          amount: amountCents,
          currency: 'usd',
          customer,
          payment_method: token,
          allowed_payment_method_types: [method.type === 'card' ? stripeMethods.card : stripeMethods.bank],
          off_session: true,
          confirm: true,
          description,
          metadata: { [keyName]: idempotencyKey, [wayName]: 'kept' },
          expand: intentParts(''),
        },
        { ...request, idempotencyKey: `charge ${idempotencyKey}` },
      ),
    // A decline arrives as an error, with its payment.
    ({ paymentIntent }) => paymentIntent ?? undefined,
  )
  const intentId = (created as { readonly id?: unknown }).id
  if (typeof intentId !== 'string') throw notUnderstood()
  // For a repeated call this was the first response; and a decline names only its charge.
  const intent = await readKnown(callStripe, deadline, PaymentIntentSchema, (stripe, request) =>
    stripe.paymentIntents.retrieve(intentId, { expand: intentParts('') }, request),
  )
  if (intent === null) throw notUnderstood()
  return intent
}

function unknownToken(): PaymentsFailure {
  return new PaymentsFailure('refused', 'The processor keeps no such method.')
}
