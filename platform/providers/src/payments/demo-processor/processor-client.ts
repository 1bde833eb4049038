import { isSignedEvent, signatureHeader } from '../event-signature'
import type { ReachPaymentPoint } from '../payment-points'
import { PaymentsFailure } from '../payments-failure'
import type { MethodSetupRequest, PaymentRequest, PaymentsPort, ProcessorPayment } from '../payments-port'
import { toMethodSetup, toPaymentEvent, toProcessorPayment } from '../processor-wire'

/** How to reach the demo processor. */
export interface ProcessorClientOptions {
  /** Its origin, `http://localhost:3001`. */
  readonly origin: string
  /** Authenticates the caller. */
  readonly apiKey: string
  /** The secrets of its events; two during a rotation. */
  readonly webhookSecrets: readonly string[]
  readonly now: () => Date
  /** The timeout of a call in milliseconds; 2,000 by default, so that the screen can report it within three seconds. */
  readonly timeLimitMs?: number
  /** Called at each point of a payment; for tests that end processes there. */
  readonly reached?: ReachPaymentPoint | undefined
}

const longestAnswer = 65_536

/** Creates the payments port over the demo processor’s API. */
export function createProcessorClient(options: ProcessorClientOptions): PaymentsPort {
  const { origin, apiKey, webhookSecrets, now, timeLimitMs = 2_000 } = options

  const call = async (method: string, path: string, body?: object) => {
    const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }
    if (body !== undefined) headers['content-type'] = 'application/json'
    try {
      const answer = await fetch(origin + path, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeLimitMs),
      })
      const text = await answer.text()
      if (text.length > longestAnswer) throw new RangeError('The answer is too long.')
      return { status: answer.status, body: JSON.parse(text) as Readonly<Record<string, unknown>> }
    } catch (error) {
      const code = error instanceof Error ? error.name : 'unknown'
      throw new PaymentsFailure('unavailable', `The processor did not answer: ${code}.`, { cause: error })
    }
  }

  const payment = async (method: string, path: string, body?: object): Promise<ProcessorPayment> => {
    const answer = await call(method, path, body)
    const read = answer.status === 200 ? toProcessorPayment(answer.body) : null
    if (read === null) throw failureOf(answer.status)
    return read
  }

  return {
    pageOrigin: origin,
    signatureHeader: signatureHeader,
    startPayment: async (request) => {
      await options.reached?.('before-charge')
      const answer = await call('POST', '/v1/payments', wireOf(request))
      const read = answer.status === 200 ? toProcessorPayment(answer.body) : null
      const { page } = answer.body ?? {}
      const isOurs =
        read?.idempotencyKey === request.idempotencyKey && read.amountCents === request.amountCents
      if (read === null || !isOurs || typeof page !== 'string' || !page.startsWith(`${origin}/`)) {
        throw failureOf(answer.status)
      }
      await options.reached?.('after-charge')
      return { reference: read.reference, pageAddress: page, payment: read }
    },
    readPayment: async (reference) => {
      const answer = await call('GET', pathOf(reference))
      if (answer.status === 404) return null
      const read = answer.status === 200 ? toProcessorPayment(answer.body) : null
      if (read === null) throw failureOf(answer.status)
      return read
    },
    cancelPayment: (reference) => payment('POST', `${pathOf(reference)}/cancel`),
    refundPayment: async ({ reference, idempotencyKey, amountCents }) => {
      await options.reached?.('before-refund')
      const wire = { key: idempotencyKey, amount: amountCents }
      const refunded = await payment('POST', `${pathOf(reference)}/refund`, wire)
      await options.reached?.('after-refund')
      return refunded
    },
    startSetup: async (request) => {
      const answer = await call('POST', '/v1/setups', pageWire(request))
      const setup = answer.status === 200 ? toMethodSetup(answer.body) : null
      const { page } = answer.body ?? {}
      const isOurs = setup?.idempotencyKey === request.idempotencyKey
      if (setup === null || !isOurs || typeof page !== 'string' || !page.startsWith(`${origin}/`)) {
        throw failureOf(answer.status)
      }
      // An existing page retains its order, and is shown in the form requested now.
      return { pageAddress: request.methods[0] === 'bank' ? `${page}?with=bank` : page, setup }
    },
    readSetup: async (reference) => {
      const answer = await call('GET', `/v1/setups/${encodeURIComponent(reference)}`)
      if (answer.status === 404) return null
      const setup = answer.status === 200 ? toMethodSetup(answer.body) : null
      if (setup === null) throw failureOf(answer.status)
      return setup
    },
    chargeMethod: async ({ idempotencyKey, amountCents, token, description }) => {
      await options.reached?.('before-charge')
      const wire = { key: idempotencyKey, amount: amountCents, currency: 'usd', token, description }
      const answer = await call('POST', '/v1/charges', wire)
      const read = answer.status === 200 ? toProcessorPayment(answer.body) : null
      if (read?.idempotencyKey !== idempotencyKey || read.amountCents !== amountCents) {
        throw failureOf(answer.status)
      }
      await options.reached?.('after-charge')
      return read
    },
    readEvent: async (signature, body) =>
      isSignedEvent(webhookSecrets, signature, body, now()) ? toPaymentEvent(body) : null,
  }
}

function pathOf(reference: string): string {
  return `/v1/payments/${encodeURIComponent(reference)}`
}

function wireOf(request: PaymentRequest) {
  return { ...pageWire(request), amount: request.amountCents, currency: 'usd' }
}

function pageWire(request: MethodSetupRequest) {
  const { displayName, colour } = request.appearance
  return {
    key: request.idempotencyKey,
    description: request.description,
    methods: request.methods,
    return_address: request.returnAddress,
    language: request.language,
    name: displayName,
    colour,
  }
}

/** A malformed response says nothing about what was done, nor does one that reports a fault of the processor. */
function failureOf(status: number): PaymentsFailure {
  const kind = status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unavailable'
  return new PaymentsFailure(kind, `The processor answered ${status}.`)
}
