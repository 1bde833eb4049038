import type { PaymentMethodKind } from '../payments-port'
import { setupToWire, toWire } from '../processor-wire'
import type { NewPayment, ProcessorStore, StoredPayment } from './processor-store'
import type { NewSetup, SetupStore } from './setup-store'

interface Answer {
  readonly status: number
  readonly body: object
}

/**
 * Handles a call of the processor’s API: create a payment, read it, cancel it, refund it; store a method, and charge
 * it.
 */
export async function answerInterface(
  method: string,
  path: string,
  text: string,
  { store, setups }: { readonly store: ProcessorStore; readonly setups: SetupStore },
  origin: string,
): Promise<Answer> {
  if (method === 'POST' && path === '/v1/payments') return begin(text, store, origin)
  if (method === 'POST' && path === '/v1/setups') return beginSetup(text, setups, origin)
  if (method === 'POST' && path === '/v1/charges') return charge(text, store, setups)
  const setupReference = /^\/v1\/setups\/([\w-]{1,60})$/.exec(path)?.[1]
  if (method === 'GET' && setupReference !== undefined) {
    const setup = await setups.byReference(setupReference)
    return setup === null
      ? { status: 404, body: { error: 'not_found' } }
      : { status: 200, body: setupToWire(setup) }
  }
  const [, reference = '', verb] = /^\/v1\/payments\/([\w-]{1,60})(?:\/(cancel|refund))?$/.exec(path) ?? []
  const payment = reference === '' ? null : await store.byReference(reference)
  if (payment === null) return { status: 404, body: { error: 'not_found' } }
  if (method === 'GET' && verb === undefined) return { status: 200, body: toWire(payment) }
  if (method !== 'POST' || verb === undefined) return { status: 405, body: { error: 'method' } }
  if (verb === 'refund') return refund(payment, text, store)
  await store.move(reference, ['open'], [{ state: 'cancelled', reason: null, afterMs: 0 }])
  return { status: 200, body: toWire((await store.byReference(reference)) ?? payment) }
}

async function refund(payment: StoredPayment, text: string, store: ProcessorStore): Promise<Answer> {
  const { key, amount } = parsed(text) ?? {}
  const isRequested = typeof key === 'string' && key !== '' && key.length <= 200
  if (!isRequested || !isAmount(amount)) return { status: 400, body: { error: 'invalid_request' } }
  const result = await store.refund(payment.reference, key, amount)
  const after = (await store.byReference(payment.reference)) ?? payment
  if (result === 'refunded') return { status: 200, body: toWire(after) }
  return { status: 409, body: { error: result === 'keyReused' ? 'key_reused' : after.state } }
}

async function begin(text: string, store: ProcessorStore, origin: string): Promise<Answer> {
  const requested = readNewPayment(text)
  if (requested === null) return { status: 400, body: { error: 'invalid_request' } }
  const payment = await store.begin(requested)
  if (payment === null) return { status: 503, body: { error: 'try_again' } }
  // One key is one payment: with other terms it is a caller’s mistake, never a second charge.
  if (!isSame(payment, requested)) return { status: 409, body: { error: 'key_reused' } }
  return { status: 200, body: { ...toWire(payment), page: `${origin}/pay/${payment.reference}` } }
}

async function beginSetup(text: string, setups: SetupStore, origin: string): Promise<Answer> {
  const requested = readPage(text)
  const setup = requested === null ? null : await setups.begin(requested)
  if (requested === null) return { status: 400, body: { error: 'invalid_request' } }
  if (setup === null) return { status: 503, body: { error: 'try_again' } }
  return { status: 200, body: { ...setupToWire(setup), page: `${origin}/keep/${setup.reference}` } }
}

/** Charges a stored method. A repeated call finds the payment, and advances it if it has not advanced yet. */
async function charge(text: string, store: ProcessorStore, setups: SetupStore): Promise<Answer> {
  const value = parsed(text)
  const { key, token, amount, description } = value ?? {}
  const isRequested =
    typeof key === 'string' &&
    typeof token === 'string' &&
    typeof description === 'string' &&
    isAmount(amount)
  if (!isRequested || value?.currency !== 'usd') return { status: 400, body: { error: 'invalid_request' } }
  const method = await setups.byToken(token)
  if (method === null) return { status: 404, body: { error: 'unknown_token' } }
  const requested: NewPayment = {
    idempotencyKey: key,
    amountCents: amount,
    currency: 'usd',
    description,
    methods: [method.kind],
    returnAddress: '',
    language: 'en',
    name: '',
    colour: '#000000',
  }
  const payment = await store.begin(requested)
  if (payment === null) return { status: 503, body: { error: 'try_again' } }
  if (!isSame(payment, requested)) return { status: 409, body: { error: 'key_reused' } }
  await store.move(payment.reference, ['open'], method.debits, {
    method: method.kind,
    lastFour: method.lastFour,
  })
  return { status: 200, body: toWire((await store.byReference(payment.reference)) ?? payment) }
}

function isSame(payment: StoredPayment, requested: NewPayment): boolean {
  return payment.amountCents === requested.amountCents && payment.currency === requested.currency
}

function readNewPayment(text: string): NewPayment | null {
  const page = readPage(text)
  const { amount, currency } = parsed(text) ?? {}
  if (page === null || !isAmount(amount) || currency !== 'usd') return null
  return { ...page, amountCents: amount, currency: 'usd' }
}

function isAmount(amount: unknown): amount is number {
  return typeof amount === 'number' && Number.isSafeInteger(amount) && amount >= 1 && amount <= 100_000_000
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null
  } catch {
    return null
  }
}

/** Reads the common parameters of every hosted page. */
function readPage(text: string): NewSetup | null {
  const value = parsed(text)
  const texts = ['key', 'description', 'return_address', 'name', 'colour'] as const
  if (value === null) return null
  if (texts.some((name) => typeof value[name] !== 'string' || String(value[name]).length > 500)) return null
  const methods = Array.isArray(value.methods)
    ? value.methods.filter((kind): kind is PaymentMethodKind => kind === 'card' || kind === 'bank')
    : []
  const [returnAddress, colour] = [String(value.return_address), String(value.colour)]
  if (methods.length === 0) return null
  if (
    !/^#[0-9A-Fa-f]{6}$/.test(colour) ||
    !/^https?:\/\//.test(returnAddress) ||
    !URL.canParse(returnAddress)
  ) {
    return null
  }
  return {
    idempotencyKey: String(value.key),
    description: String(value.description),
    methods,
    returnAddress,
    language: value.language === 'es' ? 'es' : 'en',
    name: String(value.name),
    colour,
  }
}
