import { at, market, type PlantedFault } from './planted-fault'

/** Faults of a market gateway. */
export const marketFaults: readonly PlantedFault[] = [
  {
    name: 'a taken order whose body is an error',
    gateway: market({
      answer: at('DELETE', /./, () => ({ status: 200, body: { error: { code: 'LOCKED' } } })),
    }),
    check: 'cancelled',
    named: /the body has an error: the server takes it as done/,
  },
  {
    name: 'an order that comes again is another order',
    gateway: market({ forgetsOrders: true }),
    check: 'submitted-once',
    named: /submitted twice under one requestId has its events twice/,
  },
  {
    name: 'an event of another order',
    gateway: market({
      events: (events) => [...events, { ...events[0], eventId: 'event-x', requestId: '801000000000001AAA' }],
    }),
    check: 'own-events',
    named: /one of another order/,
  },
  {
    name: 'event ids that change',
    gateway: market({
      events: (events, reading) =>
        events.map((event, index) => ({ ...event, eventId: `${reading}-${index}` })),
    }),
    check: 'same-events',
    named: /other eventIds at the second reading/,
  },
  {
    name: 'events in the order of a dice',
    gateway: market({ events: (events, reading) => (reading % 2 === 0 ? [...events].reverse() : events) }),
    check: 'same-events',
    named: /another order or content at the second reading/,
  },
  {
    name: 'an instant for the confirmed day',
    gateway: market({
      events: (events) =>
        events.map((event) =>
          event.answer.kind === 'dateConfirmed'
            ? { ...event, answer: { ...event.answer, date: `${event.answer.date}T05:00:00-06:00` } }
            : event,
        ),
    }),
    check: 'events',
    named: /events\[1\]\.answer\.date .*expected a day/,
  },
  {
    name: 'an unknown answer',
    gateway: market({
      events: (events) => events.map((event) => ({ ...event, answer: { kind: 'enrolled' } })),
    }),
    check: 'events',
    named: /events\[0\]\.answer\.kind .*came "enrolled"/,
  },
  {
    name: 'an unknown service point is no order',
    gateway: market({ refusesUnknownPremises: true }),
    check: 'unknown-premise',
    named: /answered with 404/,
  },
  {
    name: 'an unknown service point is confirmed',
    gateway: market({
      confirmsUnknownPremises: true,
      events: (events) => events.filter(({ answer }) => answer.kind !== 'accepted' || events.length > 0),
    }),
    check: 'unknown-premise',
    named: /unknown service point was answered with dateConfirmed/,
  },
  {
    name: 'an order without a service point is refused',
    gateway: market({ refusesMissingPremise: true }),
    check: 'without-premise',
    named: /answered with 422/,
  },
  {
    name: 'a further field is refused',
    gateway: market({ refusesFurtherFields: true }),
    check: 'further-fields',
    named: /answered with 400/,
  },
  {
    name: 'an order is taken back once alone',
    gateway: market({ refusesSecondCancel: true }),
    check: 'cancelled',
    named: /DELETE \/orders\/\{requestId\} was answered with 409/,
  },
]
