import { signatureHeader, signEvent } from '@porchlight/providers/payments'
import { createServer, type ServerContext } from '@porchlight/server/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPaymentsWorld, type PaymentsWorld, payerOf } from '../payments/payments-world'
import { twinIt } from './twin-it'

let bench: PaymentsWorld
let secret: string

beforeAll(async () => {
  bench = await openPaymentsWorld()
  bench.processor.faults.delivery = 'held'
  const [row] = await bench.rows<{ value: Buffer }>(
    `select value from installation.secret where name = 'payment-news'`,
  )
  secret = row?.value.toString('base64') ?? ''
})
afterAll(() => bench.close())

/** What a forger or a careless processor may send. */
const attacks = [
  'without a signature',
  'signed with another secret',
  'signed six minutes ago',
  'signed six minutes ahead',
  'with a changed body',
  'of another amount',
  'of another currency',
  'of a payment that nobody asked for',
] as const

describe('A24: events of a payment', () => {
  it('that are forged, stale, changed or of another payment make no deposit paid', async () => {
    expect(await findLeaks(bench.world.app)).toEqual([])
  })

  twinIt('are reported by this check when nobody looks at the signature', async () => {
    const app = await withHole((context) => ({
      ...context,
      payments: { ...context.payments, readEvent: (_signature, body) => readUnsigned(context, body) },
    }))
    expect(await findLeaks(app)).toEqual(
      expect.arrayContaining(attacks.slice(0, 5).map((one) => `taken ${one}`)),
    )
  })

  twinIt('are reported by this check when signatures never grow old', async () => {
    const app = await withHole((context) => ({
      ...context,
      payments: {
        ...context.payments,
        readEvent: async (signature, body) => {
          const seconds = Number(/^t=(\d+)/.exec(signature ?? '')?.[1] ?? 0)
          const isSigned = signature === signEvent(secret, body, new Date(seconds * 1000))
          return isSigned ? readUnsigned(context, body) : null
        },
      },
    }))
    expect(await findLeaks(app)).toEqual(['taken signed six minutes ago', 'taken signed six minutes ahead'])
  })

  twinIt('are reported by this check when nobody compares the amount', async () => {
    const app = await withHole((context) => ({
      ...context,
      payments: {
        ...context.payments,
        readEvent: async (signature, body) => {
          const event = await context.payments.readEvent(signature, body)
          return event?.payment == null
            ? null
            : { ...event, payment: { ...event.payment, amountCents: 27_500, currency: 'usd' } }
        },
      },
    }))
    expect(await findLeaks(app)).toEqual(['taken of another amount', 'taken of another currency'])
  })
})

/** Reads events as if they were signed now. */
function readUnsigned(context: ServerContext, body: Uint8Array) {
  return context.payments.readEvent(signEvent(secret, body, context.now()), body)
}

async function withHole(plant: (context: ServerContext) => ServerContext): Promise<FastifyInstance> {
  return createServer(plant(bench.world.context), null)
}

async function findLeaks(app: FastifyInstance): Promise<readonly string[]> {
  const leaks: string[] = []
  const now = bench.world.context.now()
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
  for (const attack of attacks) {
    const { paymentId, depositId } = await pendingPayment()
    const payment = {
      id: `pay_${paymentId}`,
      key: attack === 'of a payment that nobody asked for' ? 'a07000000000009AAA' : paymentId,
      amount: attack === 'of another amount' ? 1 : 27_500,
      currency: attack === 'of another currency' ? 'mxn' : 'usd',
      state: 'paid',
      reason: null,
      method: 'card',
      last_four: '4242',
    }
    const body = JSON.stringify({ id: `evt_${paymentId}`, payment })
    const bytes = Buffer.from(body)
    const signatures: Readonly<Partial<Record<(typeof attacks)[number], string>>> = {
      'without a signature': '',
      'signed with another secret': signEvent('another secret', bytes, now),
      'signed six minutes ago': signEvent(secret, bytes, at(-6)),
      'signed six minutes ahead': signEvent(secret, bytes, at(6)),
      'with a changed body': signEvent(secret, Buffer.from(body.replace('paid', 'open')), now),
    }
    await app.inject({
      method: 'POST',
      url: '/webhooks/payments',
      headers: {
        'content-type': 'application/json',
        [signatureHeader]: signatures[attack] ?? signEvent(secret, bytes, now),
      },
      payload: body,
    })
    const [deposit] = await bench.rows<{ status: string }>(
      `select "Status__c" as status from record."Deposit__c" where "Id" = $1`,
      [depositId],
    )
    if (deposit?.status !== 'Due') leaks.push(`taken ${attack}`)
  }
  return leaks
}

async function pendingPayment() {
  const payer = payerOf(bench, 0)
  const depositId = await bench.newDeposit(payer)
  const { engine, systemViewer } = bench.world.context
  const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Deposit',
      Deposit__c: depositId,
      Amount__c: 275,
      Payment_Date__c: '2026-11-20',
    },
  })
  return { paymentId, depositId }
}
