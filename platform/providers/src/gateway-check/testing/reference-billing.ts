import { Value } from 'typebox/value'
import { type BillingEvent, BillingEventSchema } from '../../billing'
import { usualTestData } from '../test-data'
import { type Answer, type Call, type PlantedWire, startReferenceServer } from './reference-server'

/** The faults of a billing gateway. */
export interface PlantedBilling extends PlantedWire {
  /** Modifies the changes before they are read. */
  readonly changes?: (changes: readonly object[]) => readonly object[]
  /** Modifies a page before it is sent. */
  readonly page?: (page: Page, since: number, reading: number) => object
  readonly forgetsEvents?: boolean
  readonly refusesKnownEvents?: boolean
  readonly countsRefused?: boolean
  readonly takesAnything?: boolean
  readonly failsAtRefusals?: boolean
  readonly mostEvents?: number
  readonly waitsForRefused?: boolean
  readonly refusesUnknownAccounts?: boolean
}

interface Page {
  readonly changes: readonly object[]
  readonly position: string
  readonly more: boolean
}

const { accountNumber, billNumbers } = usualTestData.billing
const pageSize = 2

/** A billing gateway that follows the document, except for planted faults. */
export function startReferenceBilling(planted: PlantedBilling) {
  let changes: readonly object[] = planted.changes?.(usualChanges()) ?? usualChanges()
  const known = new Set<string>()
  const sequences = new Map<string, number>()
  let cents = 5_000
  let readings = 0
  const count = ({ type, accountNumber: number, data }: BillingEvent) => {
    const sign = { 'payment.settled': -1, 'payment.returned': 1 }[type]
    if (sign === undefined || number !== accountNumber) return
    cents += sign * Math.round(Number(data.amount) * 100)
    changes = [...changes, { ...accountChange(cents / 100), opening: null }]
  }
  const pageAt = (since: number): Page => {
    const part = changes.slice(since, since + pageSize)
    const position = since + part.length
    return { changes: part, position: String(position), more: position < changes.length }
  }
  const take = (events: readonly BillingEvent[]): Answer => {
    const isRefused = events.some(
      (event) => !Value.Check(BillingEventSchema, event) || typeof (event.data.amount ?? 1) !== 'number',
    )
    if (isRefused && planted.failsAtRefusals === true) return { status: 500 }
    if (isRefused && events.length > 1 && planted.countsRefused === true) count(events[0] as BillingEvent)
    if (isRefused && planted.takesAnything !== true) {
      const [only, ...others] = events
      if (only !== undefined && others.length === 0 && planted.waitsForRefused !== true) {
        sequences.set(only.accountNumber, only.sequence)
      }
      return { status: 422 }
    }
    if (events.length > (planted.mostEvents ?? 20)) return { status: 413 }
    if (
      planted.refusesUnknownAccounts === true &&
      events.some((event) => event.accountNumber !== accountNumber)
    ) {
      return { status: 422 }
    }
    if (planted.refusesKnownEvents === true && events.some(({ eventId }) => known.has(eventId)))
      return { status: 409 }
    const after = new Map(sequences)
    for (const event of events) {
      const last = after.get(event.accountNumber) ?? event.sequence - 1
      if (event.sequence > last + 1) return { status: 409 }
      after.set(event.accountNumber, Math.max(last, event.sequence))
    }
    for (const event of events) {
      if (known.has(event.eventId) && planted.forgetsEvents !== true) continue
      known.add(event.eventId)
      sequences.set(event.accountNumber, event.sequence)
      count(event)
    }
    return { status: 204 }
  }
  const handle = ({ method, path, query, body }: Call): Answer => {
    if (method === 'POST' && path === '/events') return take((body as { events: BillingEvent[] }).events)
    if (method !== 'GET' || path !== '/changes') return { status: 404 }
    readings += 1
    const since = Number(query.get('since') ?? 0)
    return { status: 200, body: planted.page?.(pageAt(since), since, readings) ?? pageAt(since) }
  }
  return startReferenceServer(handle, planted)
}

function accountChange(balance: number): object {
  return { kind: 'account', accountNumber, status: 'Active', balance, planName: 'Check 12', opening: null }
}

/** Returns the test account with its bills, and a day of intervals. */
function usualChanges(): readonly object[] {
  const opening = {
    brand: 'first',
    commodity: 'Electricity',
    servicePoint: '10000000000000001',
    street: '1 Porchlight Check Street',
    city: 'Houston',
    state: 'TX',
    postalCode: '77002',
    customer: {
      firstName: 'Test',
      lastName: 'Porchlight-Check',
      email: null,
      mobilePhone: null,
      language: 'en',
      postalCode: '77002',
    },
  }
  return [
    { ...accountChange(50), opening },
    ...billNumbers.map((billNumber, index) => ({
      kind: 'bill',
      billNumber,
      accountNumber,
      billDate: `2026-0${index + 2}-02`,
      dueDate: `2026-0${index + 2}-18`,
      periodStart: `2026-0${index + 1}-01`,
      periodEnd: `2026-0${index + 1}-28`,
      opening: 0,
      charges: 50.35,
      payments: 50.35,
      closing: 0,
      status: 'Paid',
      isEstimated: false,
      isFinal: false,
      lines: [
        {
          type: 'Energy',
          chargedBy: 'Provider',
          amount: 40.25,
          quantity: 350,
          unit: 'kWh',
          rate: 0.115,
        },
        {
          type: 'Delivery_Usage',
          chargedBy: 'Utility',
          amount: 10.1,
          quantity: null,
          unit: null,
          rate: null,
        },
      ],
      usage: { kilowattHours: 350, therms: null, days: 28, averageTemperature: 61 },
    })),
    {
      kind: 'intervals',
      accountNumber,
      day: '2026-03-31',
      isEstimated: false,
      kilowattHours: Array.from({ length: 96 }, () => 0.25),
    },
  ]
}
