import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase } from '@porchlight/test-kit'
import { createProcessorClient } from '../demo-processor/processor-client'
import type { ProcessorFaultMode } from '../demo-processor/processor-faults'
import { demoProcessorMigrations } from '../demo-processor/processor-migrations'
import { startDemoProcessor } from '../demo-processor/start-demo-processor'
import type { PaymentEvent, PaymentRequest, PaymentsPort, ProcessorPayment } from '../payments-port'
import { createStripePayments } from '../stripe/stripe-payments'
import { type StripeStandIn, startStripeStandIn } from './stripe/start-stripe-stand-in'

/** An event as received. */
interface Arrived {
  readonly signature: string
  readonly body: Buffer
}

/** A processor, the port to it, and a server that receives its events. */
export interface PaymentsBench {
  /** It waits as long as a busy machine takes. */
  readonly payments: PaymentsPort
  /** The same, with a short timeout. */
  readonly impatient: PaymentsPort
  /** How the processor fails. */
  readonly faults: { mood: ProcessorFaultMode }
  readonly arrived: Arrived[]
  /** The responses to the next events. */
  readonly answers: number[]
  readonly advance: (milliseconds: number) => void
  readonly now: () => Date
  /** Resolves when all events that can be delivered are. */
  readonly deliver: () => Promise<void>
  /** Posts a form to the hosted page, without following its redirect. */
  readonly post: (address: string, fields: Readonly<Record<string, string>>) => Promise<Response>
  /** Returns what events have reported about a payment so far, in the order of arrival. */
  readonly eventsOf: (reference: string) => Promise<readonly ReportedEvent[]>
  readonly close: () => Promise<void>
}

/** An event of one of our payments. */
export type ReportedEvent = PaymentEvent & { readonly payment: ProcessorPayment }

/** The bench of an adapter, and how its processor differs from the others. */
export interface PaymentsBenchOf {
  readonly open: () => Promise<PaymentsBench>
  /** Whether a card that is declined on its page leaves the page open for another, or ends the payment. */
  readonly declinesEnd: boolean
}

export const benches: Readonly<Record<'the demo processor' | 'Stripe', PaymentsBenchOf>> = {
  'the demo processor': { open: openDemoBench, declinesEnd: true },
  Stripe: { open: openStripeBench, declinesEnd: false },
}

export const benchSecret = 'whsec_of_the_bench'

const apiKey = 'sk_test_of_the_bench'

const patienceMs = 60_000

async function openDemoBench(): Promise<PaymentsBench> {
  const { pool, close } = await createTestDatabase()
  pool.on('error', () => undefined)
  for (const { statements } of demoProcessorMigrations) for (const text of statements) await pool.query(text)
  const clock = fixedClock()
  const receiver = await startEventReceiver()
  const processor = await startDemoProcessor({
    pool,
    apiKey,
    webhookSecret: benchSecret,
    webhookAddress: receiver.address,
    now: clock.now,
    paceMs: 50,
  })
  const { origin, faults, deliver } = processor
  const webhookSecrets = [benchSecret]
  const open = (timeLimitMs: number) =>
    createProcessorClient({ origin, apiKey, webhookSecrets, now: clock.now, timeLimitMs })
  const ports = { payments: open(patienceMs), impatient: open(500) }
  return benchOf({ ...clock, ...ports, faults, deliver }, receiver, async () => {
    await processor.close()
    await close()
  })
}

/** Opens the same bench for Stripe, with its stand-in. */
export async function openStripeBench(): Promise<PaymentsBench & { readonly standIn: StripeStandIn }> {
  const clock = fixedClock()
  const receiver = await startEventReceiver()
  const { now } = clock
  const standIn = await startStripeStandIn({
    apiKey,
    webhookSecret: benchSecret,
    webhookAddress: receiver.address,
    now,
  })
  const { origin, faults, deliver } = standIn
  const open = (limitMs: number) =>
    createStripePayments({
      baseUrl: origin,
      pageOrigin: origin,
      apiKey,
      webhookSecrets: ['whsec_next', benchSecret],
      now,
      timeLimitMs: limitMs,
      chargeLimitMs: limitMs,
    })
  // The library pauses half a second before it retries.
  const ports = { payments: await open(patienceMs), impatient: await open(1_500) }
  return { ...benchOf({ ...clock, ...ports, faults, deliver }, receiver, () => standIn.close()), standIn }
}

/** Creates a clock that is only advanced manually. */
function fixedClock() {
  let nowMs = Date.parse('2026-11-20T18:00:00.000Z')
  return {
    now: () => new Date(nowMs),
    advance: (milliseconds: number) => {
      nowMs += milliseconds
    },
  }
}

async function startEventReceiver() {
  const arrived: Arrived[] = []
  const answers: number[] = []
  let header = ''
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      arrived.push({ signature: String(request.headers[header]), body: Buffer.concat(chunks) })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    arrived,
    answers,
    listenTo: (name: string) => {
      header = name
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function benchOf(
  parts: Pick<PaymentsBench, 'payments' | 'impatient' | 'faults' | 'deliver' | 'now' | 'advance'>,
  receiver: Awaited<ReturnType<typeof startEventReceiver>>,
  close: () => Promise<void>,
): PaymentsBench {
  const { arrived, answers } = receiver
  receiver.listenTo(parts.payments.signatureHeader)
  return {
    ...parts,
    arrived,
    answers,
    post: (address, fields) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    eventsOf: async (reference) => {
      const reported = await Promise.all(
        arrived.map(({ signature, body }) => parts.payments.readEvent(signature, body)),
      )
      return reported.filter((event): event is ReportedEvent => event?.payment?.reference === reference)
    },
    close: async () => {
      await close()
      await receiver.close()
    },
  }
}

/** Returns a payment of $275.00 in Spanish. */
export function examplePayment(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    idempotencyKey: 'a07000000000001AAA',
    amountCents: 27_500,
    description: 'Depósito reembolsable',
    methods: ['card'],
    returnAddress: 'http://localhost:3000/es/deposit?back',
    language: 'es',
    appearance: { displayName: 'Vecina & <amigos>', colour: '#A8371B' },
    ...changes,
  }
}

/** Returns the form fields for the card of that number. */
export function cardFields(number: string): Readonly<Record<string, string>> {
  return { with: 'card', number, expiry: '04/30', code: '123' }
}
