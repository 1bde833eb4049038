import { createServer, type ServerContext } from '@porchlight/server/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goodCard, openPaymentsWorld, type PaymentsWorld, payerOf } from '../payments/payments-world'
import { twinIt } from './twin-it'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld()
})
afterAll(() => bench.close())

describe('A23: a deposit that is paid by double clicks, in two tabs and by forms with other amounts', () => {
  it('is charged once, with the amount that the server knows', async () => {
    expect(await findLeaks(bench.world.app)).toEqual([])
  })

  twinIt('is reported by this check when two payments of one deposit may wait', async () => {
    const app = await withHole((context) => ({
      ...context,
      engine: {
        ...context.engine,
        inOneTransaction: (run) =>
          context.engine.inOneTransaction((inner, connection) => {
            // Each request sees the payments that it made itself, and none that is already pending.
            const own = new Set<string>()
            const blind: typeof inner = {
              ...inner,
              listRecords: async (viewer, request) => {
                const page = await inner.listRecords(viewer, request)
                if (request.objectApiName !== 'Payment__c') return page
                return { ...page, records: page.records.filter(({ id }) => own.has(id)) }
              },
              createRecord: async (viewer, objectApiName, input) => {
                const id = await inner.createRecord(viewer, objectApiName, input)
                own.add(id)
                return id
              },
            }
            return run(blind, connection)
          }),
      },
    }))
    expect(await findLeaks(app)).toContain('charged more than once')
  })

  twinIt('is reported by this check when the amount is the form’s', async () => {
    const app = await withHole((context) => context)
    // The contract is what rejects the field: without it the hole is open.
    app.addHook('preValidation', async (request) => {
      const body = request.body as Record<string, unknown> | null
      if (body?.amount === undefined) return
      await bench.rows(
        `update record."Deposit__c" set "Required_Amount__c" = $1 where "Status__c" = 'Due' and "Order__c" = $2`,
        [body.amount, payerOf(bench, 0).orderId],
      )
      delete body.amount
    })
    expect(await findLeaks(app)).toContain('takes the amount of the form')
  })
})

async function withHole(plant: (context: ServerContext) => ServerContext): Promise<FastifyInstance> {
  return createServer(plant(bench.world.context), null)
}

async function findLeaks(app: FastifyInstance): Promise<readonly string[]> {
  const leaks: string[] = []
  const payer = payerOf(bench, 0)
  const { orderId } = payer
  const depositId = await bench.newDeposit(payer)
  await bench.rows('delete from identity.attempt')
  const pay = (body: object) =>
    app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalPaymentController/payDeposit',
      headers: { authorization: `Bearer ${payer.token}` },
      payload: { orderId, ...body },
    })
  const refused = await pay({ amount: '1.00' })
  if (refused.statusCode !== 400) leaks.push('takes the amount of the form')
  const answers = await Promise.all([1, 2, 3, 4].map(() => pay({ share: 'full' })))
  const pages = answers.map((answer) => answer.json<{ location?: string }>().location ?? '')
  await Promise.all(pages.filter((page) => page !== '').map((page) => bench.payByCard(page, goodCard)))
  await bench.processor.deliver()
  const charges = await bench.rows<{ amount: number }>(
    `select c.amount from demo_processor.payment c join record."Payment__c" p on p."Id" = c.key
     where p."Deposit__c" = $1 and c.state = 'paid'`,
    [depositId],
  )
  if (charges.length > 1) leaks.push('charged more than once')
  if (charges.length === 0) leaks.push('cannot be paid')
  if (charges.some(({ amount }) => amount !== 27_500)) leaks.push('charged another amount')
  return leaks
}
