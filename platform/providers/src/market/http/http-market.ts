import { Value } from 'typebox/value'
import { callJson, type JsonService } from '../../http/call-json'
import { ProviderFailure } from '../../http/provider-failure'
import { MarketEventSchema, MarketEventsSchema } from '../market-event-schema'
import type { MarketPort } from '../market-port'

/**
 * Creates the market port over a gateway that speaks JSON: `PUT /orders/{id}`, `PUT …/start-date`, `DELETE`,
 * `GET …/events`.
 */
export function createHttpMarket(service: JsonService): MarketPort {
  const pathOf = (requestId: string) => `/orders/${encodeURIComponent(requestId)}`
  return {
    submit: async (order) => {
      await callJson(service, { method: 'PUT', path: pathOf(order.requestId), body: order })
    },
    redate: async (requestId, startDate) => {
      const path = `${pathOf(requestId)}/start-date`
      await callJson(service, { method: 'PUT', path, body: { startDate } })
    },
    cancel: async (requestId) => {
      await callJson(service, { method: 'DELETE', path: pathOf(requestId) }).catch(goOnIfUnknown)
    },
    events: async (requestId) => {
      const answer = await callJson(service, { method: 'GET', path: `${pathOf(requestId)}/events` })
      if (!Value.Check(MarketEventsSchema, answer)) {
        throw new ProviderFailure('The market answered in another form than was agreed.')
      }
      return answer.events.filter(
        (event) => event.requestId === requestId && Value.Check(MarketEventSchema, event),
      )
    },
  }
}

/** An order that never arrived need not be cancelled. */
function goOnIfUnknown(error: unknown): void {
  if (!(error instanceof ProviderFailure) || error.status !== 404) throw error
}
