import {
  type MethodSetup,
  type PaymentEvent,
  type PaymentReason,
  type PaymentState,
  type ProcessorPayment,
  paymentReasons,
  paymentStates,
  type StoredMethod,
  setupStates,
} from './payments-port'

/** Reads a payment as the processor writes it; null for anything else. */
export function toProcessorPayment(value: unknown): ProcessorPayment | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, key, amount, currency, state, refunded, reason, method, last_four: lastFour } = value as Wire
  const knownState = paymentStates.find((known) => known === state)
  if (knownState === undefined || !isName(id) || !isName(key)) return null
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1) return null
  // Events that were written before parts could be refunded state no amount.
  const refundedCents = refunded ?? (knownState === 'refunded' ? amount : 0)
  if (typeof refundedCents !== 'number' || !Number.isSafeInteger(refundedCents)) return null
  if (refundedCents < 0 || refundedCents > amount) return null
  if (typeof currency !== 'string' || !/^[a-z]{3}$/.test(currency)) return null
  return {
    reference: id,
    idempotencyKey: key,
    amountCents: amount,
    currency,
    state: knownState,
    refundedCents,
    reason: paymentReasons.find((known) => known === reason) ?? null,
    method: method === 'card' || method === 'bank' ? method : null,
    lastFour: typeof lastFour === 'string' && /^\d{4}$/.test(lastFour) ? lastFour : null,
  }
}

/** Writes a payment as the processor sends it. */
export function toWire(payment: ProcessorPayment): {
  readonly id: string
  readonly key: string
  readonly amount: number
  readonly currency: string
  readonly state: PaymentState
  readonly refunded: number
  readonly reason: PaymentReason | null
  readonly method: string | null
  readonly last_four: string | null
} {
  return {
    id: payment.reference,
    key: payment.idempotencyKey,
    amount: payment.amountCents,
    currency: payment.currency,
    state: payment.state,
    refunded: payment.refundedCents,
    reason: payment.reason,
    method: payment.method,
    last_four: payment.lastFour,
  }
}

/** Reads a page on which a method is entered, as the processor writes it; null for anything else. */
export function toMethodSetup(value: unknown): MethodSetup | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, key, state, method } = value as Wire
  const knownState = setupStates.find((known) => known === state)
  if (knownState === undefined || !isName(id) || !isName(key)) return null
  const stored = toStoredMethod(method)
  if ((knownState === 'kept') !== (stored !== null)) return null
  return { reference: id, idempotencyKey: key, state: knownState, method: stored }
}

function toStoredMethod(value: unknown): StoredMethod | null {
  if (typeof value !== 'object' || value === null) return null
  const {
    token,
    kind,
    institution,
    last_four: lastFour,
    expiry_month,
    expiry_year,
    account_type,
  } = value as Wire
  const isKnown = kind === 'card' || kind === 'bank'
  if (!isKnown || !isName(token) || typeof institution !== 'string' || institution === '') return null
  if (typeof lastFour !== 'string' || !/^\d{4}$/.test(lastFour)) return null
  const isDated = Number.isSafeInteger(expiry_month) && Number.isSafeInteger(expiry_year)
  if (kind === 'card' && !isDated) return null
  return {
    token,
    kind,
    institution: institution.slice(0, 60),
    lastFour,
    expiryMonth: kind === 'card' ? Number(expiry_month) : null,
    expiryYear: kind === 'card' ? Number(expiry_year) : null,
    bankAccountType: kind === 'card' ? null : account_type === 'savings' ? 'savings' : 'checking',
  }
}

/** Writes such a page as the processor sends it. */
export function setupToWire({ reference, idempotencyKey, state, method }: MethodSetup): object {
  return {
    id: reference,
    key: idempotencyKey,
    state,
    method:
      method === null
        ? null
        : {
            token: method.token,
            kind: method.kind,
            institution: method.institution,
            last_four: method.lastFour,
            expiry_month: method.expiryMonth,
            expiry_year: method.expiryYear,
            account_type: method.bankAccountType,
          },
  }
}

/** Reads the body of an event; null for anything else. */
export function toPaymentEvent(body: Uint8Array): PaymentEvent | null {
  const value = parsed(body)
  if (typeof value !== 'object' || value === null) return null
  const { id, payment } = value as Wire
  const read = toProcessorPayment(payment)
  return read !== null && isName(id) ? { eventId: id, payment: read } : null
}

type Wire = Readonly<Record<string, unknown>>

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value)
}

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
