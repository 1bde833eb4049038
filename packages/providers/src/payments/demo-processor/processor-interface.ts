import type { PaymentMethodKind } from '../payments-port'
import { toWire } from '../processor-wire'
import type { NewPayment, ProcessorStore, StoredPayment } from './processor-store'

interface Answer {
  readonly status: number
  readonly body: object
}

/** Answers a call of the processor’s interface: begin a payment, read it, cancel it, give it back. */
export async function answerInterface(
  method: string,
  path: string,
  text: string,
  store: ProcessorStore,
  origin: string,
): Promise<Answer> {
  if (method === 'POST' && path === '/v1/payments') return begin(text, store, origin)
  const [, reference = '', verb] = /^\/v1\/payments\/([\w-]{1,60})(?:\/(cancel|refund))?$/.exec(path) ?? []
  const payment = reference === '' ? null : await store.byReference(reference)
  if (payment === null) return { status: 404, body: { error: 'not_found' } }
  if (method === 'GET' && verb === undefined) return { status: 200, body: toWire(payment) }
  if (method !== 'POST' || verb === undefined) return { status: 405, body: { error: 'method' } }
  const [from, to] = verb === 'cancel' ? (['open', 'cancelled'] as const) : (['paid', 'refunded'] as const)
  await store.move(reference, [from], [{ state: to, reason: null, afterMs: 0 }])
  const after = (await store.byReference(reference)) ?? payment
  if (verb === 'refund' && after.state !== 'refunded') return { status: 409, body: { error: after.state } }
  return { status: 200, body: toWire(after) }
}

async function begin(text: string, store: ProcessorStore, origin: string): Promise<Answer> {
  const asked = readNewPayment(text)
  if (asked === null) return { status: 400, body: { error: 'invalid_request' } }
  const payment = await store.begin(asked)
  if (payment === null) return { status: 503, body: { error: 'try_again' } }
  // One key is one payment: with other terms it is a mistake of the caller’s, never a second charge.
  if (!isSame(payment, asked)) return { status: 409, body: { error: 'key_reused' } }
  return { status: 200, body: { ...toWire(payment), page: `${origin}/pay/${payment.reference}` } }
}

function isSame(payment: StoredPayment, asked: NewPayment): boolean {
  return payment.amountCents === asked.amountCents && payment.currency === asked.currency
}

function readNewPayment(text: string): NewPayment | null {
  let value: Readonly<Record<string, unknown>>
  try {
    value = JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch {
    return null
  }
  const texts = ['key', 'currency', 'description', 'return_address', 'name', 'colour'] as const
  if (typeof value !== 'object' || value === null) return null
  if (texts.some((name) => typeof value[name] !== 'string' || String(value[name]).length > 500)) return null
  const methods = Array.isArray(value.methods)
    ? value.methods.filter((kind): kind is PaymentMethodKind => kind === 'card' || kind === 'bank')
    : []
  const amount = value.amount
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1 || amount > 100_000_000)
    return null
  const [returnAddress, colour] = [String(value.return_address), String(value.colour)]
  if (methods.length === 0 || value.currency !== 'usd') return null
  if (
    !/^#[0-9A-Fa-f]{6}$/.test(colour) ||
    !/^https?:\/\//.test(returnAddress) ||
    !URL.canParse(returnAddress)
  ) {
    return null
  }
  return {
    idempotencyKey: String(value.key),
    amountCents: amount,
    currency: 'usd',
    description: String(value.description),
    methods,
    returnAddress,
    language: value.language === 'es' ? 'es' : 'en',
    name: String(value.name),
    colour,
  }
}
