import { type MarketEvent, MarketEventSchema, marketSignatureHeader, readMarketCallback } from '../../market'
import type { CallbackKind } from '../callbacks/check-callbacks'
import { marketRules } from '../rules'

/** Returns the calls that the market sends about the order, to be compared with its responses about it. */
export function marketCallbacks(
  requestId: string,
  answered: () => Promise<readonly MarketEvent[]>,
): CallbackKind {
  return {
    path: '/webhooks/market',
    header: marketSignatureHeader,
    schema: MarketEventSchema,
    read: readMarketCallback,
    rules: marketRules,
    isOwn: (body) => Reflect.get(body, 'requestId') === requestId,
    judge: async (bodies) => {
      const known = new Map((await answered()).map(({ eventId, answer }) => [eventId, sorted(answer)]))
      const differs = bodies.some((body) => {
        const same = known.get(String(Reflect.get(body, 'eventId')))
        return same !== undefined && same !== sorted(Reflect.get(body, 'answer'))
      })
      const isKnown = bodies.some((body) => known.has(String(Reflect.get(body, 'eventId'))))
      if (!differs && (isKnown || bodies.length === 0)) return null
      return {
        problem: differs
          ? 'An event that was sent to the server has another content than among the events of its order.'
          : 'No event that was sent to the server has the eventId that it has among the events of its order.',
        says: marketRules.sameByCall,
        mend: 'Send the stored event, with the eventId and the answer that GET …/events gives.',
      }
    },
  }
}

/** Returns the same for any order of its fields. */
function sorted(value: unknown): string {
  return JSON.stringify(Object.entries(Object(value)).sort())
}
