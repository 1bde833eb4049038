import { createHttpMarket, type MarketEvent, MarketEventsSchema, type MarketOrder } from '../../market'
import { beginCallbacks, checkCallbacks } from '../callbacks/check-callbacks'
import type { CheckRun, Verdict } from '../check-run'
import { awaited, type CheckSetup, testName } from '../check-setup'
import { answerFault, type GatewayCalls } from '../gateway-calls'
import type { Fault } from '../report'
import { marketRules } from '../rules'
import { tokenVerdict } from '../token-check'
import { marketCallbacks } from './market-callbacks'

/** The calls whose responses are read. */
export const marketReads = ['GET /orders/{requestId}/events']

const eventsCall = marketReads[0] ?? ''

/** Checks a market gateway with orders for the test premise, all of which are cancelled at the end. */
export async function checkMarket(run: CheckRun, calls: GatewayCalls, setup: CheckSetup): Promise<void> {
  const market = createHttpMarket(calls.service)
  const order = orderOf(setup, 'Switch')
  const submitted = new Set<string>()
  const taken = async (act: () => Promise<void>, ruled: Ruled = {}): Promise<Fault | null> => {
    const { exchange } = await calls.call(act)
    const fault = answerFault(calls, exchange, { says: marketRules })
    const isTaken = exchange.status !== null && exchange.status < 300
    return fault === null || isTaken ? fault : { ...fault, ...ruled }
  }
  const submit = async (sent: MarketOrder, ruled: Ruled = {}) => {
    const fault = await taken(() => market.submit(sent), ruled)
    if (fault === null) submitted.add(sent.requestId)
    return fault
  }
  let seen: readonly MarketEvent[] = []
  const eventsOf = async (requestId: string) => {
    const { exchange } = await calls.call(() => market.events(requestId))
    const fault = answerFault(calls, exchange, { schema: MarketEventsSchema, says: marketRules })
    return { exchange, fault, events: fault === null ? eventsIn(exchange.text) : [] }
  }
  const wrong = async (problem: string, says: string, mend: string): Promise<Verdict> => {
    const exchange = calls.exchanges.findLast(({ call }) => call === eventsCall)
    const written = exchange === undefined ? { sent: '', came: '' } : calls.written(exchange)
    return { problem, ...written, says, section: 'Rules', mend }
  }

  // Reread: an event may have arrived since the last check.
  const callbackKind = marketCallbacks(order.requestId, () =>
    market.events(order.requestId).catch(() => seen),
  )
  beginCallbacks(setup, callbackKind)
  await run.check({ id: 'submitted', title: 'An order is taken' }, () => submit(order))
  await run.check(
    { id: 'submitted-again', title: 'An order that comes again is taken', needs: ['submitted'] },
    () => submit(order),
  )
  await run.check(
    { id: 'events', title: 'Events of an order have the right form', needs: ['submitted'] },
    async () => {
      setup.say('Waiting for events of the test order …')
      const { fault, events } = await awaited(
        setup,
        () => eventsOf(order.requestId),
        (answer) => answer.fault !== null || answer.events.length > 0,
      )
      seen = events
      const dollars = events.flatMap(({ answer }) => ('dollars' in answer ? [answer.dollars] : []))
      const fraction = dollars.find((each) => Math.abs(each * 100 - Math.round(each * 100)) > 1e-6)
      if (fault !== null || fraction === undefined) return fault
      return wrong(
        `dollars has fractions of a cent: ${fraction}.`,
        marketRules.cents,
        'Round it to whole cents.',
      )
    },
  )
  await run.check({ id: 'own-events', title: 'Events are those of the order', needs: ['events'] }, () => {
    const other = seen.find(({ requestId }) => requestId !== order.requestId)
    if (other === undefined) return noneYet(seen, setup)
    return wrong(
      'Among the events of an order is one of another order.',
      marketRules.ownEvents,
      'Answer only events with the requestId of the address.',
    )
  })
  await run.check(
    { id: 'same-events', title: 'Events stay as they are', needs: ['own-events'] },
    async () => {
      const { fault, events } = await eventsOf(order.requestId)
      if (fault !== null) return fault
      const before = JSON.stringify(seen.map(pair))
      if (JSON.stringify(events.slice(0, seen.length).map(pair)) === before) {
        seen = events
        return null
      }
      const ids = new Set(events.map(({ eventId }) => eventId))
      return wrong(
        seen.every(({ eventId }) => !ids.has(eventId))
          ? 'The events of an order have other eventIds at the second reading.'
          : 'The events of an order have another order or content at the second reading.',
        marketRules.sameEvents,
        'Store each event with its eventId once, and answer all of them in the order in which they happened.',
      )
    },
  )
  await run.check(
    {
      id: 'submitted-once',
      title: 'An order that comes again is carried out once',
      needs: ['submitted-again', 'own-events'],
    },
    () => {
      const acceptances = seen.filter(({ answer }) => answer.kind === 'accepted')
      const ids = new Set(seen.map(({ eventId }) => eventId))
      if (acceptances.length <= 1 && ids.size === seen.length) return null
      return wrong(
        'An order that was submitted twice under one requestId has its events twice.',
        marketRules.submittedOnce,
        'Look for the requestId before you carry an order out; where it is known, answer 2xx and do nothing.',
      )
    },
  )
  await run.check({ id: 'token', title: 'Strangers are refused', needs: ['submitted'] }, () => {
    const other = orderOf(setup, 'Switch')
    const path = `/orders/${other.requestId}`
    return tokenVerdict(
      calls,
      [
        { method: 'PUT', path, body: other },
        { method: 'PUT', path: `${path}/start-date`, body: { startDate: other.startDate } },
        { method: 'GET', path: `${path}/events` },
        { method: 'DELETE', path },
      ],
      marketRules.token,
    )
  })
  await run.check({ id: 'further-fields', title: 'Further fields are ignored', needs: ['submitted'] }, () =>
    submit({ ...orderOf(setup, 'Switch'), porchlightCheck: true } as MarketOrder, {
      says: marketRules.furtherFields,
      mend: 'Leave out what you do not know.',
    }),
  )
  await run.check(
    { id: 'without-premise', title: 'An order without a service point is taken', needs: ['submitted'] },
    () =>
      submit(
        { ...orderOf(setup, 'Move_In'), servicePoint: null },
        { says: marketRules.withoutPremise, mend: 'Take it, and look for the service point by the address.' },
      ),
  )
  await run.check({ id: 'stop', title: 'The end of service is taken', needs: ['submitted'] }, () =>
    submit(orderOf(setup, 'Move_Out')),
  )
  const unknown = { ...orderOf(setup, 'Move_In'), servicePoint: setup.data.market.unknownServicePoint }
  await run.check(
    { id: 'unknown-premise', title: 'An unknown service point is rejected', needs: ['events'] },
    async () => {
      const refused = await submit(unknown, {
        says: marketRules.unknownPremise,
        mend: 'Take the order with 2xx, and reject it by an event.',
      })
      if (refused !== null) return refused
      setup.say('Waiting for the rejection of an unknown service point …')
      const { fault: shape, events } = await awaited(
        setup,
        () => eventsOf(unknown.requestId),
        (answer) =>
          answer.fault !== null || answer.events.some(({ answer: { kind } }) => kind !== 'accepted'),
      )
      if (shape !== null) return shape
      const [first] = events.filter(({ answer: { kind } }) => kind !== 'accepted')
      if (first === undefined)
        return { skipped: `No event of it came within ${setup.waitMs / 1_000} seconds: give --wait.` }
      if (first.answer.kind === 'rejected' && first.answer.reason === 'Invalid_Service_Point') return null
      return wrong(
        `An order for an unknown service point was answered with ${first.answer.kind}.`,
        marketRules.unknownPremise,
        'Reject it as Invalid_Service_Point, or name one in the test data that the market does not know.',
      )
    },
  )
  await checkCallbacks(run, setup, callbackKind, ['submitted', 'same-events'])
  const again: Ruled = {
    says: marketRules.repeatable,
    mend: 'Answer 2xx to a call that was carried out before.',
  }
  await run.check(
    { id: 'redated', title: 'Another first day is taken, twice', needs: ['submitted'] },
    async () => {
      const redate = (ruled?: Ruled) => taken(() => market.redate(order.requestId, dayIn(setup, 21)), ruled)
      return (await redate()) ?? redate(again)
    },
  )
  await run.check(
    { id: 'cancelled', title: 'An order is taken back, twice', needs: ['submitted'] },
    async () => {
      for (const requestId of submitted) {
        const fault = await taken(() => market.cancel(requestId))
        if (fault !== null) return fault
      }
      return taken(() => market.cancel(order.requestId), again)
    },
  )
}

/** What the document requires of a call beyond its being accepted. */
type Ruled = Partial<Pick<Fault, 'says' | 'mend'>>

function noneYet(events: readonly MarketEvent[], { waitMs }: CheckSetup): Verdict {
  if (events.length > 0) return null
  return { skipped: `No event of the test order came within ${waitMs / 1_000} seconds: give --wait.` }
}

const pair = ({ eventId, answer }: MarketEvent) => [eventId, answer]

/** Returns all events of the response: the client leaves out those of other orders. */
function eventsIn(text: string): readonly MarketEvent[] {
  return (JSON.parse(text) as { readonly events: readonly MarketEvent[] }).events
}

const customerName = 'Test Porchlight-Check'

function orderOf(setup: CheckSetup, kind: MarketOrder['kind']): MarketOrder {
  const { unknownServicePoint: _, ...premise } = setup.data.market
  return { requestId: testName(), kind, ...premise, customerName, startDate: dayIn(setup, 14) }
}

function dayIn({ now }: CheckSetup, days: number): string {
  return new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
}
