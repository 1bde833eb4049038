import { setTimeout } from 'node:timers/promises'
import { enqueueJob } from '@porchlight/jobs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  goodCard,
  openPaymentsWorld,
  type Payer,
  type PaymentsWorld,
  payerOf,
  slowCard,
} from '../../../tests/payments/payments-world'
import { lockPayment } from './apply-payment'
import { chargeDebit } from './charge-debit'
import { readPayment } from './stored-payment'
import { reportWhenStuck } from './stuck-payment'

let bench: PaymentsWorld
let payer: Payer
let number = 0

beforeAll(async () => {
  bench = await openPaymentsWorld({ background: true })
  bench.processor.faults.delivery = 'held'
})
afterAll(() => bench.close())

beforeEach(async () => {
  bench.processor.faults.mood = 'well'
  await bench.rows(`update record."Payment__c" set "Status__c" = 'Cancelled' where "Status__c" = 'Pending'`)
  const next = payerOf(bench, number)
  // A sign-in does not last as long as these payments wait.
  payer = { ...next, token: await bench.world.tokenOf(next.username) }
  number += 1
})

const minute = 60_000
const hour = 60 * minute

/** A payment of the deposit that is written down, and that the processor has not heard of. */
async function unheardPayment(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { engine, systemViewer } = bench.world.context
  return engine.createRecord(systemViewer, 'Payment__c', {
    fields: {
      Account__c: payer.accountId,
      Purpose__c: 'Deposit',
      Deposit__c: await bench.newDeposit(payer),
      Amount__c: 275,
      Fee__c: 0,
      Channel__c: 'Portal',
      Payment_Date__c: '2026-11-20',
      ...fields,
    },
  })
}

/** A payment of the deposit whose page is open, and the page. */
async function openPayment(): Promise<{ readonly paymentId: string; readonly page: string }> {
  const depositId = await bench.newDeposit(payer)
  const answer = await bench.call(payer, 'payDeposit', { orderId: payer.orderId, share: 'full' })
  const [payment] = await bench.rows<{ id: string }>(
    `select "Id" as id from record."Payment__c" where "Deposit__c" = $1`,
    [depositId],
  )
  return { paymentId: payment?.id ?? '', page: answer.json<{ location: string }>().location }
}

/** A debit by a card of which the processor keeps nothing, and that it has not heard of. */
async function unheardDebit(fields: Readonly<Record<string, unknown>> = {}): Promise<string> {
  return unheardPayment({ Channel__c: 'Autopay', Payment_Method__c: await newMethod(), ...fields })
}

function newMethod(): Promise<string> {
  const { engine, systemViewer } = bench.world.context
  return engine.createRecord(systemViewer, 'Payment_Method__c', {
    fields: {
      Contact__c: payer.contactId,
      Method_Type__c: 'Card',
      Institution__c: 'Visa',
      Last_Four__c: '4242',
      Expiry_Month__c: 4,
      Expiry_Year__c: 2030,
      Processor_Token__c: `unknown ${number}`,
    },
  })
}

async function statusOf(paymentId: string) {
  const [found] = await bench.rows<{ status: string; reason: string | null; state: string | null }>(
    `select p."Status__c" as status, p."Return_Reason__c" as reason, c.state
     from record."Payment__c" p left join demo_processor.payment c on c.key = p."Id" where p."Id" = $1`,
    [paymentId],
  )
  return found
}

async function run(jobName: string, payload = {}): Promise<void> {
  await enqueueJob(bench.world.context.pool, jobName, payload)
  await bench.world.background?.idle()
}

const reconcile = () => run('reconcile-payments')

/** The look that is enqueued next for a payment: its round, and in how many seconds of the database’s clock. */
const nextLook = (paymentId: string) =>
  bench.rows<{ round: number; seconds: number }>(
    `select (j.payload->>'round')::int as round, round(extract(epoch from j.run_at - now()) / 10)::int * 10 as seconds
     from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'follow-payment' and j.payload->>'paymentId' = $1`,
    [paymentId],
  )

describe('the nightly look at payments that wait', () => {
  it('closes a page that nobody saw, because the process died before it had the address, after a minute', async () => {
    const paymentId = await unheardPayment()
    bench.world.advance(minute)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: null })
    bench.world.advance(1)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Cancelled', state: 'cancelled' })
  })

  it('closes a page that is left open after an hour, and not before', async () => {
    const { paymentId } = await openPayment()
    // Pages of other processors stay open longer than those of the stand-in.
    await bench.rows('update demo_processor.payment set next_at = null where key = $1', [paymentId])
    bench.world.advance(hour)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: 'open' })
    bench.world.advance(1)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Cancelled', state: 'cancelled' })
  })

  it('closes no page on which somebody paid: the money is on its way, however long it takes', async () => {
    const { paymentId, page } = await openPayment()
    await bench.payByCard(page, slowCard)
    bench.world.advance(1)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: 'processing' })
    bench.world.advance(2 * hour)
    await bench.processor.deliver()
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Settled', state: 'paid' })
  })

  it('follows none that is settled or gone: the processor is not queried', async () => {
    const { paymentId, page } = await openPayment()
    await bench.payByCard(page, goodCard)
    await bench.processor.deliver()
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Settled' })
    bench.processor.faults.mood = 'down'
    const { pool } = bench.world.context
    for (const id of [paymentId, 'a07000000000009AAA']) {
      await enqueueJob(pool, 'follow-payment', { paymentId: id, round: 9 }, { key: `${id} 9` })
    }
    await bench.world.background?.idle()
    const followed = await bench.rows(
      `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'follow-payment' and j.payload::text similar to '%"round": ?(9|10)%'`,
    )
    // One that fails, or is looked at once more, would wait here.
    expect(followed).toEqual([])
    await run('reconcile-payments', { row: paymentId })
    const failed = await bench.rows(
      `select last_error from graphile_worker._private_jobs where payload->>'row' = $1`,
      [paymentId],
    )
    expect(failed).toEqual([])
  })

  it('leaves a payment alone that the processor does not know any more', async () => {
    const paymentId = await unheardPayment({ Processor_Reference__c: 'forgotten' })
    bench.world.advance(2 * hour)
    await reconcile()
    await run('follow-payment', { paymentId, round: 1 })
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: null })
    expect(
      await bench.rows('select last_error from graphile_worker._private_jobs where last_error is not null'),
    ).toEqual([])
  })

  it('looks at no payment that came by another way', async () => {
    const paymentId = await unheardPayment({ Channel__c: 'Phone', Status__c: 'Pending' })
    bench.world.advance(hour)
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: null })
  })

  it.each([
    ['by phone', { Channel__c: 'Phone', Status__c: 'Pending' }],
    ['by AutoPay', { Channel__c: 'Autopay' }],
  ])('hands a payment %s that is on its way for ten days to an advisor, once', async (_name, fields) => {
    const method = fields.Channel__c === 'Autopay' ? { Payment_Method__c: await newMethod() } : {}
    const paymentId = await unheardPayment({ ...fields, ...method })
    const cases = () =>
      bench.rows<{ subject: string }>(
        `select c."Subject" as subject from record."Case" c join record."Payment__c" p on p."Account__c" = c."AccountId"
         where p."Id" = $1 and c."Description" like '%' || p."Name" || '%'`,
        [paymentId],
      )
    bench.processor.faults.mood = 'down'
    bench.world.advance(10 * 24 * hour - minute)
    await reconcile()
    expect(await cases()).toEqual([])
    bench.world.advance(2 * minute)
    await reconcile()
    await reconcile()
    expect(await cases()).toEqual([
      { subject: expect.stringMatching(/^(We are looking for your payment|Estamos buscando su pago)$/) },
    ])
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending' })
  })

  it('asks for a debit that the processor has not heard of; one by a method that it does not know is declined', async () => {
    const paymentId = await unheardDebit()
    await reconcile()
    expect(await statusOf(paymentId)).toEqual({ status: 'Declined', reason: 'Processing_Error', state: null })
  })

  it('declines a refused debit once, by looks of two processes at once, and mails its customer once', async () => {
    const { engine, systemViewer } = bench.world.context
    const billId = await engine.createRecord(systemViewer, 'Bill__c', {
      fields: {
        Name: 'B-refused',
        Account__c: payer.accountId,
        Bill_Date__c: '2026-11-04',
        Due_Date__c: '2026-11-24',
        Period_Start__c: '2026-10-01',
        Period_End__c: '2026-10-31',
        Opening_Balance__c: 0,
        Charges__c: 275,
        Payments__c: 0,
        Closing_Balance__c: 275,
      },
    })
    const paymentId = await unheardDebit({ Purpose__c: 'Bill', Bill__c: billId, Deposit__c: null })
    const stored = await readPayment(engine, systemViewer, paymentId)
    if (stored === null) throw new TypeError('There is no payment.')
    const mails = () =>
      bench.rows('select subject from demo_mailbox.message where recipient = $1', [payer.username])
    const before = (await mails()).length
    await Promise.all([1, 2, 3].map(() => chargeDebit(bench.world.context, stored)))
    await bench.world.background?.idle()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Declined', reason: 'Processing_Error' })
    expect((await mails()).length).toBe(before + 1)
  })

  it('debits no method whose name at the processor was erased', async () => {
    const paymentId = await unheardDebit()
    const { engine, systemViewer } = bench.world.context
    const stored = await readPayment(engine, systemViewer, paymentId)
    if (stored === null) throw new TypeError('There is no payment.')
    await bench.rows(`update record."Payment_Method__c" set "Processor_Token__c" = null where "Id" = $1`, [
      stored.Payment_Method__c,
    ])
    await expect(chargeDebit(bench.world.context, stored)).rejects.toMatchObject({ key: 'internal' })
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: null })
  })

  it.each([
    ['has been cancelled', { Status__c: 'Cancelled' }],
    ['is known to the processor by now', { Processor_Reference__c: 'known' }],
  ])('declines no debit that %s', async (_name, fields) => {
    const paymentId = await unheardDebit()
    const { engine, systemViewer } = bench.world.context
    const stored = await readPayment(engine, systemViewer, paymentId)
    if (stored === null) throw new TypeError('There is no payment.')
    await engine.updateRecord(systemViewer, paymentId, { fields })
    await chargeDebit(bench.world.context, stored)
    expect((await statusOf(paymentId))?.status).toBe('Status__c' in fields ? fields.Status__c : 'Pending')
  })

  it('leaves a debit to another night while the processor does not answer', async () => {
    const paymentId = await unheardDebit()
    bench.processor.faults.mood = 'down'
    await reconcile()
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Pending', state: null })
  })
})

describe('the job that follows a payment', () => {
  it('looks first two minutes after the page was opened', async () => {
    const { paymentId } = await openPayment()
    expect(await nextLook(paymentId)).toEqual([{ round: 1, seconds: 120 }])
  })

  it.each([
    [1, 120],
    [2, 240],
    [3, 480],
    [9, 30_720],
    [10, 43_200],
    [40, 43_200],
  ])(
    'looks again after round %i in %i seconds, and ever more rarely up to twelve hours',
    async (round, seconds) => {
      const paymentId = await unheardPayment()
      await run('follow-payment', { paymentId, round })
      expect(await nextLook(paymentId)).toEqual([{ round: round + 1, seconds }])
      await run('follow-payment', { paymentId, round })
      expect(await nextLook(paymentId)).toEqual([{ round: round + 1, seconds }])
    },
  )

  it('does not look at a payment again that does not wait any more', async () => {
    const paymentId = await unheardPayment()
    bench.world.advance(minute + 1)
    await run('follow-payment', { paymentId, round: 1 })
    expect(await statusOf(paymentId)).toMatchObject({ status: 'Cancelled', state: 'cancelled' })
    await run('follow-payment', { paymentId, round: 1 })
    expect(await nextLook(paymentId)).toEqual([])
  })
})

describe('a payment that is on its way for too long', () => {
  const tenDays = 10 * 24 * hour
  const alarms: unknown[] = []

  /** A payment by phone that has not arrived, and when it was created. */
  async function phonedPayment() {
    const { engine, systemViewer } = bench.world.context
    const paymentId = await unheardPayment({ Channel__c: 'Phone', Status__c: 'Pending' })
    const payment = await readPayment(engine, systemViewer, paymentId)
    if (payment === null) throw new TypeError('There is no payment.')
    return { paymentId, number: payment.Name, createdAt: Date.parse(payment.CreatedDate) }
  }

  function report(paymentId: string, time: number): Promise<void> {
    const { engine, systemViewer } = bench.world.context
    const alarm = (...given: unknown[]) => void alarms.push(given)
    return reportWhenStuck({ engine, systemViewer, alarm }, paymentId, new Date(time))
  }

  const cases = (number: string) =>
    bench.rows(
      `select "Subject" as subject, "Priority" as priority from record."Case" where "Description" like '%' || $1 || '%'`,
      [number],
    )

  it('is reported after ten days to the millisecond: one case and one alarm, however many processes look', async () => {
    const { paymentId, number, createdAt } = await phonedPayment()
    await report(paymentId, createdAt + tenDays - 1)
    expect([await cases(number), alarms]).toEqual([[], []])
    const reported = [
      [{ subject: expect.stringMatching(/^(We are looking|Estamos buscando)/), priority: 'High' }],
      [['payments.stuck', { paymentId }]],
    ]
    await Promise.all([1, 2, 3].map(() => report(paymentId, createdAt + tenDays)))
    expect([await cases(number), alarms]).toEqual(reported)
    await report(paymentId, createdAt + 2 * tenDays)
    expect([await cases(number), alarms]).toEqual(reported)
  })

  it('is not reported when it arrives at that moment', async () => {
    const { paymentId, number, createdAt } = await phonedPayment()
    let reported = Promise.resolve()
    await bench.world.context.engine.inOneTransaction(async (engine, connection) => {
      await lockPayment(connection, paymentId)
      reported = report(paymentId, createdAt + tenDays)
      await setTimeout(150)
      const fields = { Status__c: 'Settled', Settled_Date__c: '2026-11-30' }
      await engine.updateRecord(bench.world.context.systemViewer, paymentId, { fields })
    })
    await reported
    expect(await cases(number)).toEqual([])
  })
})
