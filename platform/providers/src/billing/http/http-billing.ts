import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { callJson, type JsonService } from '../../http/call-json'
import { ProviderFailure } from '../../http/provider-failure'
import type { BillingPort } from '../billing-port'

const Page = Type.Object({
  changes: Type.Array(Type.Unknown(), { maxItems: 500 }),
  position: Type.String({ minLength: 1, maxLength: 200 }),
  more: Type.Boolean(),
})

/** The billing port over a gateway that speaks JSON: `GET /changes?since={position}`. */
export function createHttpBilling(service: JsonService): BillingPort {
  return {
    changesSince: async (position) => {
      const query = position === null ? '' : `?since=${encodeURIComponent(position)}`
      const answer = await callJson(service, { method: 'GET', path: `/changes${query}` })
      if (Value.Check(Page, answer)) return answer
      throw new ProviderFailure('The billing system answered in another form than was agreed.')
    },
  }
}
