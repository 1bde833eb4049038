import { randomBytes } from 'node:crypto'
import { networkOf, type Outcome, type TestMethod, testBank } from '../../demo-processor/test-methods'
import type { PaymentReason } from '../../payments-port'
import type { Wire } from './wire'

/** A payment intent as the stand-in stores it; every field but the last two is sent over the wire. */
export interface StandInIntent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  readonly customer: string
  readonly metadata: Wire
  readonly payment_method_types: readonly string[]
  status: string
  last_payment_error: Wire | null
  latest_charge: StandInCharge | null
  later: readonly Outcome[]
  dueAt: number
}

interface StandInCharge {
  readonly id: string
  readonly object: 'charge'
  readonly amount: number
  readonly payment_intent: string
  readonly metadata: Wire
  readonly payment_method_details: Wire
  status: string
  refunded: boolean
  amount_refunded: number
  disputed: boolean
  failure_code: string | null
}

/** A Checkout Session as the stand-in stores it. */
export interface StandInSession {
  readonly id: string
  readonly object: 'checkout.session'
  readonly mode: string
  readonly customer: string
  readonly client_reference_id: string
  readonly metadata: Wire
  readonly amount_total: number | null
  readonly currency: string | null
  readonly url: string
  readonly success_url: string
  readonly cancel_url: string
  readonly locale: string
  readonly branding_settings: Wire
  readonly intentMetadata: Wire
  readonly methods: readonly string[]
  readonly expiresAt: number
  status: 'open' | 'complete' | 'expired'
  payment_intent: StandInIntent | null
  setup_intent: {
    readonly id: string
    readonly status: string
    readonly payment_method: StandInMethod | null
  } | null
}

/** A stored method, and the outcomes of debits with it. */
export interface StandInMethod {
  readonly id: string
  readonly type: 'card' | 'us_bank_account'
  readonly customer: string | null
  readonly card?: Wire
  readonly us_bank_account?: Wire
  readonly debits: readonly [Outcome, ...Outcome[]]
}

/** The codes that Stripe reports for each reason. */
const codes: Readonly<Record<PaymentReason, Wire>> = {
  cardDeclined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficientFunds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  cardExpired: { code: 'expired_card', decline_code: 'expired_card' },
  processingError: { code: 'processing_error', decline_code: 'processing_error' },
  accountClosed: { code: 'account_closed' },
  notAuthorized: { code: 'debit_not_authorized' },
}

export const idOf = (prefix: string) => `${prefix}_${randomBytes(14).toString('hex')}`

/** Returns the fields of an intent that are sent over the wire. */
export function wireIntent(intent: StandInIntent): Wire {
  const { later: _later, dueAt: _dueAt, ...wire } = intent
  return wire
}

/** Returns the fields of a page that are sent over the wire. */
export function wireSession(session: StandInSession): Wire {
  const { methods: _methods, expiresAt: _expiresAt, intentMetadata: _metadata, ...wire } = session
  const { status, payment_intent: intent, setup_intent: setup } = wire
  return {
    ...wire,
    url: status === 'open' ? wire.url : null,
    payment_intent: intent === null ? null : wireIntent(intent),
    setup_intent:
      setup === null
        ? null
        : {
            ...setup,
            payment_method: setup.payment_method === null ? null : wireMethod(setup.payment_method),
          },
  }
}

/** Returns the fields of a stored method that are sent over the wire. */
export function wireMethod({ debits: _debits, ...method }: StandInMethod): Wire {
  return method
}

/** Creates a method from what was entered for `test`. */
export function methodOf(
  test: TestMethod,
  typed: Wire,
  customer: string,
  debits: readonly [Outcome, ...Outcome[]],
): StandInMethod {
  const last4 = test.number.slice(-4)
  const stored = { id: idOf('pm'), customer, debits }
  return typed.method === 'card'
    ? {
        ...stored,
        type: 'card',
        card: {
          brand: networkOf(test.number).toLowerCase(),
          last4,
          exp_month: typed.expiryMonth,
          exp_year: typed.expiryYear,
        },
      }
    : {
        ...stored,
        type: 'us_bank_account',
        us_bank_account: { bank_name: testBank, last4, account_type: typed.bankAccountType },
      }
}

/**
 * Returns an intent that was tried with a method: its first outcome is the intent’s, the others follow at their times.
 */
export function tryIntent(
  requested: Pick<StandInIntent, 'amount' | 'customer' | 'metadata'>,
  method: StandInMethod,
  outcomes: readonly [Outcome, ...Outcome[]],
  nowMs: number,
): StandInIntent {
  const id = idOf('pi')
  const { last4 } = (method.card ?? method.us_bank_account) as { readonly last4: string }
  const intent: StandInIntent = {
    id,
    object: 'payment_intent',
    currency: 'usd',
    ...requested,
    payment_method_types: [method.type],
    status: 'requires_payment_method',
    last_payment_error: null,
    latest_charge: {
      id: idOf(method.type === 'card' ? 'ch' : 'py'),
      object: 'charge',
      amount: requested.amount,
      payment_intent: id,
      metadata: requested.metadata,
      payment_method_details: { type: method.type, [method.type]: { last4 } },
      status: 'pending',
      refunded: false,
      amount_refunded: 0,
      disputed: false,
      failure_code: null,
    },
    later: [],
    dueAt: 0,
  }
  moveIntent(intent, outcomes, nowMs)
  return intent
}

/** Moves an intent to the first of `outcomes`; returns the resulting events. */
export function moveIntent(
  intent: StandInIntent,
  outcomes: readonly Outcome[],
  nowMs: number,
): readonly string[] {
  const [outcome, ...later] = outcomes
  const { latest_charge: charge } = intent
  if (outcome === undefined || charge === null) return []
  intent.later = later
  intent.dueAt = nowMs + (later[0]?.afterMs ?? 0)
  if (outcome.state === 'processing') {
    intent.status = 'processing'
    return ['payment_intent.processing']
  }
  if (outcome.state === 'paid') {
    intent.status = 'succeeded'
    charge.status = 'succeeded'
    return ['payment_intent.succeeded']
  }
  if (outcome.state === 'returned' && intent.status === 'succeeded') {
    charge.disputed = true
    return later.length === 0
      ? ['charge.dispute.created', 'charge.dispute.closed']
      : ['charge.dispute.created']
  }
  if (outcome.state === 'regained') return ['charge.dispute.closed']
  const error = codes[outcome.reason ?? 'processingError']
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'card_error', message: 'It was declined.', ...error }
  charge.status = 'failed'
  charge.failure_code = String(error.code)
  return ['payment_intent.payment_failed']
}
