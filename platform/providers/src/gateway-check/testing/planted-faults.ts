import type { ServerResponse } from 'node:http'
import type { PlantedGateway } from './check-planted'
import type { Answer, Call, PlantedAnswer } from './reference-server'

/** A gateway with one fault, the check that finds it, and how the fault is named. */
export interface PlantedFault {
  readonly name: string
  readonly gateway: PlantedGateway
  readonly check: string
  readonly named: RegExp
}

type Sending = (response: ServerResponse) => void

const html = '<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>'

/** Leaves every call alone but those of that method and path. */
const at =
  (method: string, path: RegExp, change: (call: Call, answer: Answer) => Sending | Answer): PlantedAnswer =>
  (call, answer) =>
    call.method === method && path.test(call.path) ? change(call, answer) : null

const json = { 'content-type': 'application/json' }
const written = ({ body }: Answer): string => JSON.stringify(body)

const billing = (planted: Extract<PlantedGateway, { kind: 'billing' }>['planted']): PlantedGateway => ({
  kind: 'billing',
  planted,
})
const market = (planted: Extract<PlantedGateway, { kind: 'market' }>['planted']): PlantedGateway => ({
  kind: 'market',
  planted,
})
const credit = (planted: Extract<PlantedGateway, { kind: 'credit' }>['planted']): PlantedGateway => ({
  kind: 'credit',
  planted,
})
const identity = (planted: Extract<PlantedGateway, { kind: 'identity' }>['planted']): PlantedGateway => ({
  kind: 'identity',
  planted,
})

/** The changes with the first bill changed. */
const firstBill = (change: (bill: Record<string, unknown>) => object) => (changes: readonly object[]) =>
  changes.map((each, index) => (index === 1 ? change({ ...each }) : each))

const without = (bill: Record<string, unknown>, name: string): object => {
  const { [name]: _, ...rest } = bill
  return rest
}

/** Faults of the way to a gateway, each planted in one kind. */
const wireFaults: readonly PlantedFault[] = [
  {
    name: 'another content type',
    gateway: billing({
      answer: at('GET', /^\/changes/, (_call, answer) => (response) => {
        response.writeHead(200, { 'content-type': 'text/plain' }).end(written(answer))
      }),
    }),
    check: 'content-type',
    named: /another content type/,
  },
  {
    name: 'a page of HTML',
    gateway: billing({
      answer: at('GET', /^\/changes/, () => (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(html)
      }),
    }),
    check: 'first-page',
    named: /page of HTML/,
  },
  {
    name: 'a redirect',
    gateway: credit({
      answer: at('PUT', /./, () => (response) => {
        response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end()
      }),
    }),
    check: 'direct',
    named: /redirected \(302\)/,
  },
  {
    name: 'too slow',
    gateway: market({
      answer: at('GET', /events$/, (_call, answer) => (response) => {
        setTimeout(() => response.writeHead(200, json).end(written(answer)), 1_000).unref()
      }),
    }),
    check: 'deadline',
    named: /GET \/orders\/\{requestId\}\/events had no complete answer/,
  },
  {
    name: 'a body that is cut off',
    gateway: billing({
      answer: at('GET', /^\/changes/, (_call, answer) => (response) => {
        response.writeHead(200, { ...json, 'content-length': '100000' })
        response.write(written(answer).slice(0, 40), () => response.destroy())
      }),
    }),
    check: 'whole',
    named: /cut off before its end/,
  },
  {
    name: 'JSON that ends too early',
    gateway: credit({
      answer: at('PUT', /./, (_call, answer) => (response) => {
        response.writeHead(200, json).end(written(answer).slice(0, -3))
      }),
    }),
    check: 'decision',
    named: /is no JSON/,
  },
  {
    name: 'takes another token',
    gateway: market({ knows: (header) => header?.startsWith('Bearer ') === true }),
    check: 'token',
    named: /A stranger was not refused: PUT \/orders\/\{requestId\} with another token/,
  },
  {
    name: 'takes calls without a token',
    gateway: credit({ knows: (header) => header === undefined || header.endsWith('of-the-tests') }),
    check: 'token',
    named: /without a token/,
  },
]

const billingFaults: readonly PlantedFault[] = [
  {
    name: 'an amount with fractions of a cent',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, payments: 50.345 })) }),
    check: 'changes',
    named: /changes\[1\]\.payments .* whole cents .*50\.345/,
  },
  {
    name: 'an amount as text',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, closing: '0.00' })) }),
    check: 'changes',
    named: /changes\[1\]\.closing .*came "0\.00"/,
  },
  {
    name: 'an instant for a day',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, dueDate: '2026-02-18T00:00:00Z' })) }),
    check: 'changes',
    named: /changes\[1\]\.dueDate .*expected a day/,
  },
  {
    name: 'a day that is in no calendar',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, dueDate: '2026-02-30' })) }),
    check: 'changes',
    named: /changes\[1\]\.dueDate .*came "2026-02-30"/,
  },
  {
    name: 'a missing field',
    gateway: billing({ changes: firstBill((bill) => without(bill, 'periodEnd')) }),
    check: 'changes',
    named: /changes\[1\]\.periodEnd .*the field is missing/,
  },
  {
    name: 'a field that is not agreed',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, total: 1 })) }),
    check: 'changes',
    named: /changes\[1\]\.total .*no such field/,
  },
  {
    name: 'an unknown value',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, status: 'Overdue' })) }),
    check: 'changes',
    named: /changes\[1\]\.status .*"Past_Due".*came "Overdue"/,
  },
  {
    name: 'an unknown kind of change',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, kind: 'invoice' })) }),
    check: 'changes',
    named: /changes\[1\]\.kind .*"account" or "bill" or "intervals".*came "invoice"/,
  },
  {
    name: 'lines that do not add up',
    gateway: billing({ changes: firstBill((bill) => ({ ...bill, charges: 50.36 })) }),
    check: 'bills-add-up',
    named: /add up to 50\.35, and its charges are 50\.36/,
  },
  {
    name: 'a bill before its account',
    gateway: billing({ changes: ([account, bill, ...rest]) => [bill, account, ...rest] as object[] }),
    check: 'account-first',
    named: /A bill comes before the account/,
  },
  {
    name: 'a position as a number',
    gateway: billing({ page: (page) => ({ ...page, position: Number(page.position) }) }),
    check: 'first-page',
    named: /position is not as agreed: expected a text .*came 2/,
  },
  {
    name: 'a position that leads back',
    gateway: billing({ page: (page, since) => (since >= 2 ? { ...page, position: '2', more: true } : page) }),
    check: 'pages',
    named: /leads back to a page that was read before/,
  },
  {
    name: 'a position that skips',
    gateway: billing({
      page: (page, since) => (since === 0 ? { ...page, position: '3' } : page),
    }),
    check: 'complete',
    named: /PLCHECK-1-2 did not come/,
  },
  {
    name: 'a change twice in a page',
    gateway: billing({ changes: ([account, bill, ...rest]) => [account, bill, bill, ...rest] as object[] }),
    check: 'once',
    named: /comes twice: bill PLCHECK-1-1/,
  },
  {
    name: 'an empty page with more',
    gateway: billing({
      page: (page, since) => (since === 2 ? { ...page, changes: [], position: '3' } : page),
    }),
    check: 'pages',
    named: /no changes and says that there is more/,
  },
  {
    name: 'a last position that leads to the beginning',
    gateway: billing({
      page: (page, since) => (since === 5 ? { changes: [], position: '5', more: true } : page),
    }),
    check: 'end',
    named: /The last position leads to changes again/,
  },
  {
    name: 'bill numbers that change',
    gateway: billing({
      page: (page, _since, reading) => ({
        ...page,
        changes: page.changes.map((change) =>
          reading > 3 && 'billNumber' in change ? { ...change, billNumber: `B-${reading}` } : change,
        ),
      }),
    }),
    check: 'same-pages',
    named: /Read from the beginning again, the changes are others/,
  },
  {
    name: 'an event that comes again counts again',
    gateway: billing({ forgetsEvents: true }),
    check: 'counts-once',
    named: /by \$12\.00: an event that came twice counted twice/,
  },
  {
    name: 'an event that comes again is refused',
    gateway: billing({ refusesKnownEvents: true }),
    check: 'event-again',
    named: /answered with 409/,
  },
  {
    name: 'a part of a refused call counts',
    gateway: billing({ countsRefused: true }),
    check: 'counts-once',
    named: /in a call that was refused counted all the same/,
  },
  {
    name: 'a broken event is taken',
    gateway: billing({ takesAnything: true }),
    check: 'refused',
    named: /whose amount is a text was taken/,
  },
  {
    name: 'a broken event is a failure',
    gateway: billing({ failsAtRefusals: true }),
    check: 'refused',
    named: /answered with 500: it would come again every 15 minutes/,
  },
  {
    name: 'too few events in a call',
    gateway: billing({ mostEvents: 10 }),
    check: 'twenty',
    named: /answered with 413/,
  },
  {
    name: 'an unknown account is refused',
    gateway: billing({ refusesUnknownAccounts: true }),
    check: 'unknown-account',
    named: /answered with 422/,
  },
  {
    name: 'a 200 whose body is an error',
    gateway: billing({
      answer: at('GET', /^\/changes/, () => ({ status: 200, body: { error: 'The database is away.' } })),
    }),
    check: 'first-page',
    named: /answered with 200, and the body is an error/,
  },
]

const marketFaults: readonly PlantedFault[] = [
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

const callFaults: readonly PlantedFault[] = [
  {
    name: 'calls nobody',
    gateway: market({ calls: { most: 0 } }),
    check: 'callback',
    named: /No call to POST \/webhooks\/market came/,
  },
  {
    name: 'calls another path',
    gateway: market({ calls: { path: '/webhooks/markets', most: 3 } }),
    check: 'callback',
    named: /calls \/webhooks\/markets and not/,
  },
  {
    name: 'an unsigned call',
    gateway: market({ calls: { isUnsigned: true } }),
    check: 'callback-signature',
    named: /has no signature/,
  },
  {
    name: 'a call signed with another secret',
    gateway: identity({ calls: { secret: 'another-secret-of-the-tests' } }),
    check: 'callback-signature',
    named: /not that of this body with one of the secrets/,
  },
  {
    name: 'a call signed long ago',
    gateway: market({ calls: { age: 900 } }),
    check: 'callback-time',
    named: /signed 900 seconds before it came/,
  },
  {
    name: 'a call that is never sent again',
    gateway: market({ calls: { most: 1 } }),
    check: 'callback-again',
    named: /answered 500 was not sent again/,
  },
  {
    name: 'a call that is sent for ever',
    gateway: identity({ calls: { least: Number.POSITIVE_INFINITY } }),
    check: 'callback-once',
    named: /answered 202 was sent again/,
  },
  {
    name: 'a call with other content than is answered',
    gateway: market({
      calls: { body: (event) => ({ ...event, eventId: `call-${Reflect.get(event, 'eventId')}` }) },
    }),
    check: 'callback-content',
    named: /No event that was sent to the server has the eventId/,
  },
  {
    name: 'a call with an unknown outcome',
    gateway: identity({ calls: { body: (result) => ({ ...result, outcome: 'ok' }), most: 4 } }),
    check: 'callback-shape',
    named: /outcome is not as agreed: expected "passed" or "failed" or "review", came "ok"/,
  },
  {
    name: 'a call of another check',
    gateway: identity({
      calls: { body: (result) => ({ ...result, checkReference: 'another-check-of-someone' }) },
    }),
    check: 'callback-content',
    named: /names another reference or checkReference/,
  },
  {
    name: 'a call that is too large',
    gateway: identity({ calls: { body: (result) => ({ ...result, picture: 'x'.repeat(20_000) }), most: 3 } }),
    check: 'callback-small',
    named: /A call to the server has 20\d{3} bytes/,
  },
]

const personFaults: readonly PlantedFault[] = [
  {
    name: 'a check that comes again is decided anew',
    gateway: credit({ forgetsChecks: true }),
    check: 'repeated',
    named: /requested again under its requestId has another outcome/,
  },
  {
    name: 'a deposit with fractions of a cent',
    gateway: credit({ decision: { kind: 'depositRequired', dollars: 150.125 } }),
    check: 'cents',
    named: /fractions of a cent: 150\.125/,
  },
  {
    name: 'an unknown decision',
    gateway: credit({ decision: { kind: 'declined' } }),
    check: 'decision',
    named: /kind is not as agreed: expected "passed" or "depositRequired", came "declined"/,
  },
  {
    name: 'a check without a number is refused',
    gateway: credit({ refusesMissingNumbers: true, answer: () => null }),
    check: 'decision',
    named: /answered with 422/,
  },
  {
    name: 'a page that does not open',
    gateway: identity({ hasNoPage: true }),
    check: 'page',
    named: /The page of a check was answered with 404/,
  },
  {
    name: 'a reference that is too short',
    gateway: identity({
      answer: at('POST', /^\/checks/, () => ({ status: 201, body: { reference: '17' } })),
    }),
    check: 'again',
    named: /reference is not as agreed/,
  },
]

/** One fault in each of these gateways. */
export const plantedFaults: readonly PlantedFault[] = [
  ...wireFaults,
  ...billingFaults,
  ...marketFaults,
  ...callFaults,
  ...personFaults,
]
