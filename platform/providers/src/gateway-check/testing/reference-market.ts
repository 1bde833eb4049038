import { type MarketAnswer, type MarketEvent, type MarketOrder, marketSignatureHeader } from '../../market'
import { usualTestData } from '../test-data'
import { type Answer, type Call, type PlantedWire, startReferenceServer } from './reference-server'
import { createEventSender, type EventsWay, type PlantedCalls } from './sending-events'

/** The faults of a market gateway. */
export interface PlantedMarket extends PlantedWire {
  readonly forgetsOrders?: boolean
  readonly refusesUnknownPremises?: boolean
  readonly confirmsUnknownPremises?: boolean
  readonly refusesSecondCancel?: boolean
  readonly refusesFurtherFields?: boolean
  readonly refusesMissingPremise?: boolean
  /** Modifies the events of an order before they are sent. */
  readonly events?: (events: readonly MarketEvent[], reading: number) => readonly object[]
  readonly calls?: PlantedCalls
}

const orderFields = new Set([
  'requestId',
  'kind',
  'commodity',
  'utilityName',
  'customerName',
  'servicePoint',
  'street',
  'city',
  'state',
  'postalCode',
  'startDate',
])

/** A market gateway that follows the document, except for planted faults. */
export async function startReferenceMarket(
  planted: PlantedMarket,
  way: { readonly address: string; readonly secret: string } | null,
) {
  const orders = new Map<string, MarketEvent[]>()
  const cancelled = new Set<string>()
  const eventsWay: EventsWay | null =
    way === null ? null : { ...way, path: '/webhooks/market', header: marketSignatureHeader }
  const sender = createEventSender(eventsWay, planted.calls ?? {})
  let count = 0
  let readings = 0
  const add = (requestId: string, answer: MarketAnswer) => {
    count += 1
    const event = { eventId: `event-${count}`, requestId, answer }
    orders.get(requestId)?.push(event)
    sender.send(event)
  }
  const submit = (order: MarketOrder): Answer => {
    if (planted.refusesFurtherFields === true && Object.keys(order).some((name) => !orderFields.has(name)))
      return { status: 400 }
    if (planted.refusesMissingPremise === true && order.servicePoint === null) return { status: 422 }
    const isUnknown = order.servicePoint === usualTestData.market.unknownServicePoint
    if (isUnknown && planted.refusesUnknownPremises === true) return { status: 404 }
    const { requestId, startDate } = order
    if (orders.has(requestId) && planted.forgetsOrders !== true) return { status: 200 }
    if (!orders.has(requestId)) orders.set(requestId, [])
    if (isUnknown && planted.confirmsUnknownPremises !== true) {
      add(requestId, { kind: 'rejected', reason: 'Invalid_Service_Point' })
    } else {
      add(requestId, { kind: 'accepted' })
      add(requestId, { kind: 'dateConfirmed', date: startDate })
    }
    return { status: 202 }
  }
  const handle = ({ method, path, body }: Call): Answer => {
    const [, requestId = '', part] = /^\/orders\/([^/]+)(?:\/(.+))?$/.exec(path) ?? []
    if (method === 'PUT' && part === undefined) return submit(body as MarketOrder)
    const events = orders.get(requestId)
    if (events === undefined) return { status: 404 }
    if (method === 'PUT') return { status: 200 }
    if (method === 'GET') {
      readings += 1
      return { status: 200, body: { events: planted.events?.(events, readings) ?? events } }
    }
    if (cancelled.has(requestId) && planted.refusesSecondCancel === true) return { status: 409 }
    cancelled.add(requestId)
    return { status: 204 }
  }
  const server = await startReferenceServer(handle, planted)
  return {
    baseUrl: server.baseUrl,
    close: async () => {
      sender.stop()
      await server.close()
    },
  }
}
