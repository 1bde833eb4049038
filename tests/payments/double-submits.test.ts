import { casesOfRun, inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  brokenCard,
  goodCard,
  openPaymentsWorld,
  type Payer,
  type PaymentsWorld,
  payerOf,
  slowCard,
} from './payments-world'

let bench: PaymentsWorld

beforeAll(async () => {
  bench = await openPaymentsWorld()
})
afterAll(() => bench.close())

const rounds = inSweep(1_000, { otherwise: casesOfRun(40) })

interface Money {
  readonly status: string
  readonly paid: string
  readonly payments: string
  readonly charges: string
}

/** Returns what is stored of a deposit, and what the processor charged for it. */
async function moneyOf(depositId: string): Promise<Money | undefined> {
  const [money] = await bench.rows<Money>(
    `select d."Status__c" as status, d."Paid_Amount__c"::text as paid,
       (select count(*)::text from record."Payment__c" p where p."Deposit__c" = d."Id") as payments,
       (select count(*)::text from demo_processor.payment c join record."Payment__c" p on p."Id" = c.key
         where p."Deposit__c" = d."Id" and c.state = 'paid') as charges
     from record."Deposit__c" d where d."Id" = $1`,
    [depositId],
  )
  return money
}

async function payEightTimes(payer: Payer): Promise<void> {
  await bench.rows('delete from identity.attempt')
  const depositId = await bench.newDeposit(payer)
  const eight = Array.from({ length: 8 })
  const answers = await Promise.all(
    eight.map(() => bench.call(payer, 'payDeposit', { orderId: payer.orderId, share: 'full' })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(eight.map(() => 200))
  const pages = new Set(answers.map((answer) => answer.json<{ location: string }>().location))
  expect([...pages]).toEqual([expect.stringContaining(`${bench.processor.origin}/pay/`)])
  const [page = ''] = pages
  await Promise.all(eight.map(() => bench.payByCard(page, goodCard)))
  await bench.processor.deliver()
  expect(await moneyOf(depositId)).toEqual({ status: 'Paid', paid: '275.00', payments: '1', charges: '1' })
  const late = await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share: 'full' })
  expect([late.statusCode, late.payload]).toEqual([409, expect.stringContaining('NOTHING_DUE')])
}

it(`of ${rounds} deposits that are submitted eight times at once, each is charged exactly once`, async () => {
  const lanes = bench.payers.map(async (payer, lane) => {
    for (let round = lane; round < rounds; round += bench.payers.length) await payEightTimes(payer)
  })
  await Promise.all(lanes)
}, 600_000)

it('another amount closes the page of the first, and only one of the two is ever charged', async () => {
  const payer = payerOf(bench, 0)
  const depositId = await bench.newDeposit(payer)
  const open = async (share: string) =>
    (await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share })).json<{ location: string }>()
      .location
  const whole = await open('full')
  const part = await open('instalment')
  expect(part).not.toBe(whole)
  await Promise.all([bench.payByCard(whole, goodCard), bench.payByCard(part, goodCard)])
  await bench.processor.deliver()
  expect(await moneyOf(depositId)).toEqual({
    status: 'Part_Paid',
    paid: '137.50',
    payments: '2',
    charges: '1',
  })
  // The rest is computed by the server, whatever the form says.
  await bench.payByCard(await open('instalment'), goodCard)
  await bench.processor.deliver()
  expect(await moneyOf(depositId)).toEqual({ status: 'Paid', paid: '275.00', payments: '3', charges: '2' })
})

/** Returns where a payer of the whole deposit is redirected. */
async function pageFor(payer: Payer): Promise<string> {
  const answer = await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share: 'full' })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ location: string }>().location
}

describe('a page that was paid before we heard of it', () => {
  beforeEach(() => {
    bench.processor.faults.delivery = 'held'
  })
  afterEach(() => {
    bench.processor.faults.delivery = 'once'
  })

  it.each([
    ['settled', goodCard, { status: 'Paid', payments: '1', charges: '1' }],
    ['on its way', slowCard, { status: 'Due', payments: '1', charges: '0' }],
  ])('is not followed by a second page: the money is %s', async (_state, card, expected) => {
    const payer = payerOf(bench, 1)
    const depositId = await bench.newDeposit(payer)
    await bench.payByCard(await pageFor(payer), card)
    expect(await pageFor(payer)).not.toContain(bench.processor.origin)
    expect(await moneyOf(depositId)).toMatchObject(expected)
  })

  it('and declined is followed by another one', async () => {
    const payer = payerOf(bench, 1)
    const depositId = await bench.newDeposit(payer)
    const first = await pageFor(payer)
    await bench.payByCard(first, brokenCard)
    const second = await pageFor(payer)
    expect(second).toContain(`${bench.processor.origin}/pay/`)
    expect(second).not.toBe(first)
    expect(await moneyOf(depositId)).toMatchObject({ status: 'Due', payments: '2', charges: '0' })
  })
})
