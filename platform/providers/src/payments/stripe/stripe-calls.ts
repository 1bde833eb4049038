import type { Stripe } from 'stripe'
import { PaymentsFailure } from '../payments-failure'

/** How to call Stripe, or a compatible service. */
export interface StripeCallOptions {
  /** `https://api.stripe.com`, without a path. */
  readonly baseUrl: string
  /** The secret or restricted key of our account there. */
  readonly apiKey: string
}

/** When a call of the port must end, on the clock of `performance.now()`; it may call Stripe several times. */
export type Deadline = number

/** Returns the deadline of a call that may take `limitMs` from now on. */
export function deadlineIn(limitMs: number): Deadline {
  return performance.now() + limitMs
}

/** What Stripe reports about a call that it did not carry out. */
interface StripeComplaint {
  readonly type: string
  readonly code: string | null
  readonly status: number | null
  /** The payment that a declined charge was attempted for. */
  readonly paymentIntent: unknown
}

/** Calls Stripe. Loads its library, which uses 20 MB of memory, so only where it is configured. */
export async function createStripeCalls({ baseUrl, apiKey }: StripeCallOptions) {
  const { default: Library } = await import('stripe')
  const { protocol, hostname, port } = new URL(baseUrl)
  const stripe = new Library(apiKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    // One limit for a whole call with its body, where the library’s own client restarts with each chunk.
    httpClient: Library.createFetchHttpClient((address: RequestInfo | URL, init?: RequestInit) =>
      fetch(address, { ...init, redirect: 'error' }),
    ),
    maxNetworkRetries: 2,
    telemetry: false,
  })

  /**
   * Runs `work`, which calls Stripe, and fails at `deadline`; the request may be carried out all the same. `expected`
   * may turn an error of Stripe into a result.
   *
   * @throws PaymentsFailure
   */
  return async <Answer>(
    deadline: Deadline,
    work: (stripe: Stripe, request: { readonly timeout: number }) => Promise<Answer>,
    expected: (complaint: StripeComplaint) => Answer | undefined = () => undefined,
  ): Promise<Answer> => {
    let timer: NodeJS.Timeout | undefined
    const limitMs = Math.max(1, Math.ceil(deadline - performance.now()))
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new PaymentsFailure('unavailable', 'The processor took too long.')),
        limitMs,
      )
    })
    try {
      return await Promise.race([work(stripe, { timeout: limitMs }), late])
    } catch (error) {
      if (!(error instanceof Library.errors.StripeError)) throw error
      const complaint: StripeComplaint = {
        type: error.type,
        code: /^[a-z_]{1,60}$/.test(error.code ?? '') ? (error.code ?? null) : null,
        status: error.statusCode ?? null,
        paymentIntent: error.payment_intent,
      }
      const answer = expected(complaint)
      if (answer !== undefined) return answer
      throw failureOf(complaint)
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Calls Stripe, as created by `createStripeCalls`. */
export type CallStripe = Awaited<ReturnType<typeof createStripeCalls>>

/** Returns the failure for an unintelligible response from Stripe, which says nothing about what it did. */
export function notUnderstood(): PaymentsFailure {
  return new PaymentsFailure('unavailable', 'The processor answered what is not understood.')
}

/**
 * Only errors in the request itself are permanent. A rejected key is for operators to fix, and must not decline a
 * customer’s payment. The library’s error is dropped: it holds headers and the request.
 */
function failureOf({ type, code, status }: StripeComplaint): PaymentsFailure {
  const isRefused = type === 'StripeInvalidRequestError' || type === 'StripeCardError'
  const named = code === null ? '' : ` (${code})`
  return new PaymentsFailure(
    isRefused ? 'refused' : 'unavailable',
    status === null ? `The processor did not answer: ${type}.` : `The processor answered ${status}${named}.`,
  )
}
