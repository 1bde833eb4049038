import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase } from '@porchlight/test-kit'
import { createProcessorClient } from '../demo-processor/processor-client'
import { demoProcessorMigrations } from '../demo-processor/processor-migrations'
import { type DemoProcessor, startDemoProcessor } from '../demo-processor/start-demo-processor'
import { signatureHeader } from '../news-signature'
import type { PaymentRequest, PaymentsPort } from '../payments-port'

/** A piece of news as it arrived. */
export interface Arrived {
  readonly signature: string
  readonly body: Buffer
}

/** A demo processor on a database of its own, the port to it, and a server that its news come to. */
export interface PaymentsBench {
  readonly processor: DemoProcessor
  readonly payments: PaymentsPort
  readonly arrived: Arrived[]
  /** What the next news are answered with. */
  readonly answers: number[]
  readonly advance: (milliseconds: number) => void
  readonly now: () => Date
  /** Posts a form to the hosted page, without following where it leads. */
  readonly post: (address: string, fields: Readonly<Record<string, string>>) => Promise<Response>
  readonly close: () => Promise<void>
}

export const benchSecret = 'news secret of the bench'

/** Opens the bench; its clock stands. */
export async function createPaymentsBench(): Promise<PaymentsBench> {
  const { pool, close } = await createTestDatabase()
  pool.on('error', () => undefined)
  for (const { statements } of demoProcessorMigrations) for (const text of statements) await pool.query(text)
  let nowMs = Date.parse('2026-11-20T18:00:00.000Z')
  const now = () => new Date(nowMs)
  const arrived: Arrived[] = []
  const answers: number[] = []
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      arrived.push({ signature: String(request.headers[signatureHeader]), body: Buffer.concat(chunks) })
      response.writeHead(answers.shift() ?? 204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const newsAddress = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/news`
  const apiKey = 'key of the bench'
  const processor = await startDemoProcessor({
    pool,
    apiKey,
    newsSecret: benchSecret,
    newsAddress,
    now,
    paceMs: 50,
  })
  const { origin } = processor
  return {
    processor,
    payments: createProcessorClient({ origin, apiKey, newsSecrets: [benchSecret], now, timeLimitMs: 500 }),
    arrived,
    answers,
    advance: (milliseconds) => {
      nowMs += milliseconds
    },
    now,
    post: (address, fields) =>
      fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    close: async () => {
      await processor.close()
      receiver.closeAllConnections()
      await new Promise((resolve) => receiver.close(resolve))
      await close()
    },
  }
}

/** A payment of $275.00 in Spanish. */
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

/** What is typed for the card of that number. */
export function cardFields(number: string): Readonly<Record<string, string>> {
  return { with: 'card', number, expiry: '04/30', code: '123' }
}
