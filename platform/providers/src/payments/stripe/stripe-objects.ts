import type { Stripe } from 'stripe'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { type CallStripe, type Deadline, notUnderstood } from './stripe-calls'

/**
 * What we read of Stripe’s objects (https://docs.stripe.com/api). Its library declares their shapes and checks none; an
 * object that does not match is treated as no response.
 */
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

const LastFour = Type.Object({ last4: orNull(Type.String()) })

const ChargeSchema = Type.Object({
  id: Type.String({ pattern: '^(ch|py)_' }),
  status: Type.String(),
  refunded: Type.Boolean(),
  amount_refunded: Type.Integer({ minimum: 0 }),
  disputed: Type.Boolean(),
  failure_code: orNull(Type.String()),
  payment_method_details: orNull(
    Type.Object({
      type: Type.String(),
      card: Type.Optional(orNull(LastFour)),
      us_bank_account: Type.Optional(orNull(LastFour)),
    }),
  ),
})

export const PaymentIntentSchema = Type.Object({
  id: Type.String({ pattern: '^pi_' }),
  object: Type.Literal('payment_intent'),
  amount: Type.Integer({ minimum: 1 }),
  currency: Type.String({ pattern: '^[a-z]{3}$' }),
  status: Type.String(),
  metadata: Type.Record(Type.String(), Type.String()),
  payment_method_types: Type.Array(Type.String()),
  last_payment_error: orNull(
    Type.Object({ code: Type.Optional(Type.String()), decline_code: Type.Optional(Type.String()) }),
  ),
  latest_charge: orNull(ChargeSchema),
})

export type PaymentIntent = Static<typeof PaymentIntentSchema>

const CardSchema = Type.Object({
  brand: Type.String(),
  last4: Type.String({ pattern: '^\\d{4}$' }),
  exp_month: Type.Integer({ minimum: 1, maximum: 12 }),
  exp_year: Type.Integer(),
})

const BankAccountSchema = Type.Object({
  bank_name: orNull(Type.String()),
  last4: Type.String({ pattern: '^\\d{4}$' }),
  account_type: orNull(Type.String()),
})

export const PaymentMethodSchema = Type.Object({
  id: Type.String({ pattern: '^pm_' }),
  type: Type.String(),
  customer: orNull(Type.String({ pattern: '^cus_' })),
  card: Type.Optional(orNull(CardSchema)),
  us_bank_account: Type.Optional(orNull(BankAccountSchema)),
})

export type PaymentMethod = Static<typeof PaymentMethodSchema>

const SetupIntentSchema = Type.Object({
  status: Type.String(),
  payment_method: orNull(PaymentMethodSchema),
})

export const SessionSchema = Type.Object({
  id: Type.String({ pattern: '^cs_' }),
  object: Type.Literal('checkout.session'),
  mode: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('complete'), Type.Literal('expired')]),
  url: orNull(Type.String()),
  client_reference_id: orNull(Type.String()),
  amount_total: orNull(Type.Integer({ minimum: 1 })),
  currency: orNull(Type.String({ pattern: '^[a-z]{3}$' })),
  payment_intent: orNull(PaymentIntentSchema),
  setup_intent: orNull(SetupIntentSchema),
})

/** A page of Stripe’s: a Checkout Session. */
export type Session = Static<typeof SessionSchema>

export const DisputeSchema = Type.Object({ status: Type.String(), reason: Type.String() })

export type Dispute = Static<typeof DisputeSchema>

export const RefundSchema = Type.Object({
  id: Type.String({ pattern: '^(re|pyr)_' }),
  object: Type.Literal('refund'),
  amount: Type.Integer({ minimum: 1 }),
  status: orNull(Type.String()),
  metadata: orNull(Type.Record(Type.String(), Type.String())),
})

export const EventSchema = Type.Object({
  id: Type.String({ pattern: '^evt_[A-Za-z0-9_]{1,120}$' }),
  object: Type.Literal('event'),
  type: Type.String(),
  data: Type.Object({
    object: Type.Object({
      id: Type.String({ maxLength: 200 }),
      mode: Type.Optional(Type.String()),
      payment_intent: Type.Optional(Type.Unknown()),
      metadata: Type.Optional(orNull(Type.Record(Type.String(), Type.String()))),
    }),
  }),
})

/**
 * Reads one of Stripe’s objects.
 *
 * @throws PaymentsFailure `unavailable` when it is anything else
 */
export function readObject<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> {
  if (!Value.Check(schema, value)) throw notUnderstood()
  return value
}

/**
 * Requests one of Stripe’s objects by its id; null for an id that Stripe does not know.
 *
 * @throws PaymentsFailure
 */
export function readKnown<Schema extends TSchema>(
  callStripe: CallStripe,
  deadline: Deadline,
  schema: Schema,
  retrieve: (stripe: Stripe, request: { readonly timeout: number }) => Promise<unknown>,
): Promise<Static<Schema> | null> {
  return callStripe<Static<Schema> | null>(
    deadline,
    async (stripe, request) => readObject(schema, await retrieve(stripe, request)),
    ({ code }) => (code === 'resource_missing' ? null : undefined),
  )
}
