import type { Stripe } from 'stripe'
import type { MethodSetupRequest } from '../payments-port'
import { type CallStripe, type Deadline, notUnderstood } from './stripe-calls'
import { readObject, type Session, SessionSchema } from './stripe-objects'
import { pageParts } from './stripe-pages'
import { keyName } from './stripe-payment'

/** Stripe stores a key for at least a day. Anything older than this, in milliseconds, is looked up by its metadata. */
const keyLivesMs = 12 * 3_600_000

/**
 * Opens pages at Stripe, one per key of ours. Each has a separate customer there, without a name: Stripe accepts a key
 * a second time only with exactly the same parameters, and can find pages by nothing of ours but their customer.
 */
export function createStripeCustomers(callStripe: CallStripe, now: () => Date) {
  const customerOf = async (
    deadline: Deadline,
    { idempotencyKey, firstTriedAt }: Pick<MethodSetupRequest, 'idempotencyKey' | 'firstTriedAt'>,
  ): Promise<string> => {
    const isOld = firstTriedAt != null && now().getTime() - firstTriedAt.getTime() > keyLivesMs
    // Keys are ids and contain no quotes; nothing else is put into a query.
    if (isOld && /^[\w-]+$/.test(idempotencyKey)) {
      const query = `metadata['${keyName}']:'${idempotencyKey}'`
      const found = await callStripe(deadline, (stripe, request) =>
        stripe.customers.search({ query, limit: 1 }, request),
      )
      if (found.data[0] !== undefined) return found.data[0].id
    }
    const made = await callStripe(deadline, (stripe, request) =>
      stripe.customers.create(
        { metadata: { [keyName]: idempotencyKey } },
        { ...request, idempotencyKey: `customer ${idempotencyKey}` },
      ),
    )
    if (typeof made.id !== 'string' || !made.id.startsWith('cus_')) throw notUnderstood()
    return made.id
  }

  /** Reads the current page of that customer; null when none was opened. */
  const pageOf = async (deadline: Deadline, customer: string, key: string): Promise<Session | null> => {
    const { data } = await callStripe(deadline, (stripe, request) =>
      stripe.checkout.sessions.list({ customer, expand: pageParts('data.') }, request),
    )
    const found = data.find(({ client_reference_id: reference }) => reference === key)
    return found === undefined ? null : readObject(SessionSchema, found)
  }

  return {
    /**
     * Returns the page of that key: opened, or in its current state when it was opened before, with whatever
     * parameters.
     *
     * @throws PaymentsFailure
     */
    page: async (
      deadline: Deadline,
      request: Pick<MethodSetupRequest, 'idempotencyKey' | 'firstTriedAt'>,
      parametersFor: (customer: string) => Stripe.Checkout.SessionCreateParams,
    ): Promise<Session> => {
      const { idempotencyKey: key, firstTriedAt } = request
      const customer = await customerOf(deadline, request)
      if (firstTriedAt != null) {
        const before = await pageOf(deadline, customer, key)
        if (before !== null) return before
      }
      const opened = await callStripe<Session | null>(
        deadline,
        async (stripe, options) => {
          const session = await stripe.checkout.sessions.create(parametersFor(customer), {
            ...options,
            idempotencyKey: `page ${key}`,
          })
          // A repeated response describes the page as it was when it was opened. Over `fetch`, the library passes on
          // the Response itself, whatever its types declare.
          const { headers } = session.lastResponse as unknown as Response
          return headers.has('idempotent-replayed') ? null : readObject(SessionSchema, session)
        },
        ({ type }) => (type === 'StripeIdempotencyError' ? null : undefined),
      )
      const page = opened ?? (await pageOf(deadline, customer, key))
      if (page === null) throw notUnderstood()
      return page
    },
  }
}
