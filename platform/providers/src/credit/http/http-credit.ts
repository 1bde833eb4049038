import { Value } from 'typebox/value'
import { callJson, type JsonService } from '../../http/call-json'
import { ProviderFailure } from '../../http/provider-failure'
import type { CreditPort } from '../credit-port'
import { CreditDecisionSchema } from '../credit-wire'

/** Creates the credit port over a gateway that speaks JSON: `PUT /checks/{id}`. */
export function createHttpCredit(service: JsonService): CreditPort {
  return {
    check: async (application) => {
      const path = `/checks/${encodeURIComponent(application.requestId)}`
      const answer = await callJson(service, { method: 'PUT', path, body: application })
      if (Value.Check(CreditDecisionSchema, answer)) return answer
      throw new ProviderFailure('The credit check answered in another form than was agreed.')
    },
  }
}
