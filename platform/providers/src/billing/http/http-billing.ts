import { Value } from 'typebox/value'
import { callJson, type JsonService } from '../../http/call-json'
import { ProviderFailure } from '../../http/provider-failure'
import { BillingPageSchema } from '../billing-page-schema'
import type { BillingPort } from '../billing-port'

/**
 * The statuses that reject the content, so that the same call would be rejected again. Others mean that the gateway is
 * unavailable, busy, or does not recognise us, which is resolved without a new event.
 */
const refusals: readonly (number | null)[] = [400, 409, 413, 422]

/** Creates the billing port over a gateway that speaks JSON: `GET /changes?since={position}` and `POST /events`. */
export function createHttpBilling(service: JsonService): BillingPort {
  return {
    changesSince: async (position) => {
      const query = position === null ? '' : `?since=${encodeURIComponent(position)}`
      const answer = await callJson(service, { method: 'GET', path: `/changes${query}` })
      if (Value.Check(BillingPageSchema, answer)) return answer
      throw new ProviderFailure('The billing system answered in another form than was agreed.')
    },
    deliver: async (events) => {
      try {
        await callJson(service, { method: 'POST', path: '/events', body: { events } })
        return { kind: 'accepted' }
      } catch (error) {
        const status = error instanceof ProviderFailure ? error.status : null
        if (status === null || !refusals.includes(status)) throw error
        return { kind: 'refused', status }
      }
    },
  }
}
