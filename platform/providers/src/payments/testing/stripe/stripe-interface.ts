import {
  idOf,
  moveIntent,
  type StandInIntent,
  type StandInMethod,
  type StandInSession,
  tryIntent,
  wireIntent,
  wireMethod,
  wireSession,
} from './stripe-world'
import { listOf, partOf, type Wire } from './wire'

/** The entire state of the stand-in. */
export interface StripeState {
  readonly customers: Map<
    string,
    { readonly id: string; readonly object: 'customer'; readonly metadata: Wire }
  >
  readonly sessions: Map<string, StandInSession>
  readonly intents: Map<string, StandInIntent>
  readonly methods: Map<string, StandInMethod>
  readonly refunds: Wire[]
  readonly disputes: Map<string, { readonly id: string; status: string; reason: string }>
  /** Sends an event about an object. */
  readonly sendEvent: (type: string, object: Wire) => void
  readonly nowMs: () => number
  readonly origin: () => string
}

/** A response before fields that were not expanded are collapsed. */
export interface Answer {
  readonly status: number
  readonly body: Wire
}

/** The parameters that each call accepts; Stripe rejects all others. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/v1/customers': ['metadata'],
  '/v1/checkout/sessions': [
    'allowed_payment_method_types',
    'branding_settings',
    'cancel_url',
    'client_reference_id',
    'custom_text',
    'customer',
    'expand',
    'line_items',
    'locale',
    'metadata',
    'mode',
    'payment_intent_data',
    'payment_method_options',
    'setup_intent_data',
    'submit_type',
    'success_url',
    'wallet_options',
  ],
  '/v1/payment_intents': [
    'allowed_payment_method_types',
    'amount',
    'confirm',
    'currency',
    'customer',
    'description',
    'expand',
    'metadata',
    'off_session',
    'payment_method',
  ],
  '/v1/refunds': ['amount', 'metadata', 'payment_intent'],
}

const refusal = (status: number, code: string, type = 'invalid_request_error'): Answer => ({
  status,
  body: { error: { type, code, message: `Refused: ${code}.` } },
})

const missing = () => refusal(404, 'resource_missing')

const page = (data: readonly Wire[]): Answer => ({
  status: 200,
  body: { object: 'list', url: '/v1', has_more: false, data: [...data].reverse() },
})

/** Responds to a call as Stripe’s API of version 2026-10-28 does, as far as the adapter uses it. */
export function answerStripe(method: string, path: string, given: Wire, state: StripeState): Answer {
  const known = method === 'POST' ? parameters[path] : undefined
  const unknown = Object.keys(given).find((name) => known !== undefined && !known.includes(name))
  if (unknown === 'payment_method_types') return refusal(400, 'payment_method_types_no_longer_supported')
  if (unknown !== undefined) return refusal(400, 'parameter_unknown')
  const call = `${method} ${path}`
  if (call === 'POST /v1/customers') {
    const customer = { id: idOf('cus'), object: 'customer', metadata: partOf(given, 'metadata') } as const
    state.customers.set(customer.id, customer)
    return { status: 200, body: customer }
  }
  if (call === 'GET /v1/customers/search') {
    const [, name = '', value] = /^metadata\['(\w+)'\]:'([\w-]+)'$/.exec(String(given.query)) ?? []
    if (value === undefined) return refusal(400, 'search_query_invalid')
    return page([...state.customers.values()].filter(({ metadata }) => metadata[name] === value))
  }
  if (call === 'POST /v1/checkout/sessions') return openPage(given, state)
  if (call === 'GET /v1/checkout/sessions') {
    const found = [...state.sessions.values()].filter((session) =>
      given.customer === undefined
        ? session.payment_intent?.id === given.payment_intent
        : session.customer === given.customer,
    )
    return page(found.map(wireSession))
  }
  if (call === 'POST /v1/payment_intents') return charge(given, state)
  if (call === 'GET /v1/payment_intents') {
    const found = [...state.intents.values()].filter(({ customer }) => customer === given.customer)
    return page(found.map(wireIntent))
  }
  if (call === 'POST /v1/refunds') return refund(given, state)
  if (call === 'GET /v1/refunds') {
    return page(state.refunds.filter(({ payment_intent: intent }) => intent === given.payment_intent))
  }
  if (call === 'GET /v1/disputes') {
    const dispute = state.disputes.get(String(given.payment_intent))
    return page(dispute === undefined ? [] : [{ ...dispute }])
  }
  return answerOne(method, path, state)
}

function answerOne(method: string, path: string, state: StripeState): Answer {
  const [, kind = '', id = '', verb] = /^\/v1\/(.+?)\/(\w+_\w+)(?:\/(\w+))?$/.exec(path) ?? []
  const session = kind === 'checkout/sessions' ? state.sessions.get(id) : undefined
  if (method === 'POST' && verb === 'expire' && session !== undefined) {
    if (session.status !== 'open') return refusal(400, 'status_transition_invalid')
    session.status = 'expired'
    state.sendEvent('checkout.session.expired', wireSession(session))
  }
  if (session !== undefined) return { status: 200, body: wireSession(session) }
  const intent = kind === 'payment_intents' ? state.intents.get(id) : undefined
  if (intent !== undefined) return { status: 200, body: wireIntent(intent) }
  const stored = kind === 'payment_methods' ? state.methods.get(id) : undefined
  return stored === undefined ? missing() : { status: 200, body: wireMethod(stored) }
}

function openPage(given: Wire, state: StripeState): Answer {
  const { mode, customer, client_reference_id: key, success_url, cancel_url, locale } = given
  if (!state.customers.has(String(customer))) return missing()
  const price = partOf(partOf(partOf(given, 'line_items'), '0'), 'price_data')
  const amount = mode === 'payment' ? Number(price.unit_amount) : null
  if (amount !== null && !(amount >= 50)) return refusal(400, 'amount_too_small')
  const methods = listOf(given.allowed_payment_method_types)
  if (methods.length === 0 || !/^https?:/.test(String(success_url))) return refusal(400, 'parameter_missing')
  const id = `cs_test_${idOf('a1').replace('_', '')}`
  const session: StandInSession = {
    id,
    object: 'checkout.session',
    mode: String(mode),
    customer: String(customer),
    client_reference_id: String(key),
    metadata: partOf(given, 'metadata'),
    amount_total: amount,
    currency: amount === null ? null : String(price.currency),
    // The fragment after # is for the scripts of the real page.
    url: `${state.origin()}/c/pay/${id}#fidkdWxOYHwnPyd1blpxYHZxWjA0`,
    success_url: String(success_url),
    cancel_url: String(cancel_url),
    locale: String(locale),
    branding_settings: partOf(given, 'branding_settings'),
    intentMetadata: partOf(partOf(given, 'payment_intent_data'), 'metadata'),
    methods,
    expiresAt: state.nowMs() + 86_400_000,
    status: 'open',
    payment_intent: null,
    setup_intent: null,
  }
  state.sessions.set(id, session)
  return { status: 200, body: wireSession(session) }
}

function charge(given: Wire, state: StripeState): Answer {
  const stored = state.methods.get(String(given.payment_method))
  if (stored === undefined || stored.customer !== given.customer) return missing()
  if (given.off_session !== 'true' || given.confirm !== 'true') return refusal(400, 'parameter_missing')
  if (!listOf(given.allowed_payment_method_types).includes(stored.type)) {
    return refusal(400, 'payment_intent_incompatible_payment_method')
  }
  const requested = {
    amount: Number(given.amount),
    customer: String(given.customer),
    metadata: partOf(given, 'metadata'),
  }
  const intent = tryIntent(requested, stored, stored.debits, state.nowMs())
  state.intents.set(intent.id, intent)
  const reported = { processing: 'processing', succeeded: 'succeeded' }[intent.status] ?? 'payment_failed'
  state.sendEvent(`payment_intent.${reported}`, wireIntent(intent))
  if (intent.last_payment_error === null) return { status: 200, body: wireIntent(intent) }
  const error = { ...intent.last_payment_error, payment_intent: { ...wireIntent(intent) } }
  return { status: 402, body: { error } }
}

function refund(given: Wire, state: StripeState): Answer {
  const intentId = String(given.payment_intent)
  const { latest_charge: charged, status } = state.intents.get(intentId) ?? {}
  if (charged == null) return missing()
  if (charged.refunded) return refusal(400, 'charge_already_refunded')
  if (status !== 'succeeded') return refusal(400, 'payment_intent_unexpected_state')
  const amount = given.amount === undefined ? charged.amount - charged.amount_refunded : Number(given.amount)
  if (amount > charged.amount - charged.amount_refunded) return refusal(400, 'refund_amount_invalid')
  charged.amount_refunded += amount
  charged.refunded = charged.amount_refunded === charged.amount
  state.sendEvent('charge.refunded', { ...charged })
  const made = {
    id: idOf('re'),
    object: 'refund',
    amount,
    status: 'succeeded',
    payment_intent: intentId,
    metadata: partOf(given, 'metadata'),
  }
  state.refunds.push(made)
  return { status: 200, body: made }
}

/** Runs the next step of a payment when it is due, and sends its events. */
export function moveOn(state: StripeState, intent: StandInIntent): void {
  const wasPaid = intent.status === 'succeeded'
  const [outcome] = intent.later
  const types = moveIntent(intent, intent.later, state.nowMs())
  if (wasPaid && outcome?.state === 'returned') {
    // The return of a bank debit is rarely contested: the dispute is lost as soon as it opens.
    const reason = outcome.reason === 'insufficientFunds' ? 'insufficient_funds' : 'debit_not_authorized'
    const status = intent.later.length === 0 ? 'lost' : 'under_review'
    state.disputes.set(intent.id, { id: idOf('du'), status, reason })
  }
  const dispute = state.disputes.get(intent.id)
  if (outcome?.state === 'regained' && dispute !== undefined) dispute.status = 'won'
  const session = [...state.sessions.values()].find(({ payment_intent: paid }) => paid === intent)
  for (const type of types) {
    if (type.startsWith('charge.')) state.sendEvent(type, { ...dispute, payment_intent: intent.id })
    else state.sendEvent(type, wireIntent(intent))
  }
  if (session === undefined) return
  if (types.includes('payment_intent.succeeded')) {
    state.sendEvent('checkout.session.async_payment_succeeded', wireSession(session))
  }
  if (types.includes('payment_intent.payment_failed')) {
    state.sendEvent('checkout.session.async_payment_failed', wireSession(session))
  }
}
