import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { enrolledOrders } from '../../../testing/enrolled-orders'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'

let bench: MethodBench
let number = 0

beforeAll(async () => {
  bench = await openMethodBench()
})
beforeEach(async () => {
  setDay('2026-11-20')
  await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'silent' })
  await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 150 })
})
afterEach(async () => {
  bench.waiting.splice(0)
  // The orders of each test are looked at alone.
  await bench.world.context.pool.query('update record."WorkStep" set "Follow_Up_On__c" = null')
})
afterAll(() => bench.close())

const { enrol, advance, stateOf, valuesOf, setOrder } = enrolledOrders(() => bench)

function setDay(day: string): void {
  bench.world.advance(Date.parse(`${day}T15:00:00Z`) - bench.world.context.now().getTime())
}

interface Waiting {
  readonly orderId: string
  readonly email: string
}

/** An order from December 1 that waits for its deposit. */
async function waiting(language: 'en' | 'es' = 'en', identity: object = {}): Promise<Waiting> {
  number += 1
  const email = `waits.${number}@example.com`
  const orderId = await enrol({ contact: { email, language }, identity })
  await advance(orderId)
  await takeQueued(bench, 'send-order-link')
  await takeQueued(bench, 'send-enrollment-update')
  bench.waiting.splice(0)
  return { orderId, email }
}

/** What the morning of that day has sent to the customer. */
async function morning(day: string, { email }: Waiting): Promise<readonly string[]> {
  setDay(day)
  const before = bench.mails.length
  bench.waiting.push({ jobName: 'follow-up-orders', payload: {} })
  await bench.runJobs()
  for (const jobName of ['send-order-reminder', 'send-order-cancelled', 'advance-enrollment']) {
    await takeQueued(bench, jobName)
  }
  await bench.runJobs()
  return bench.mails
    .slice(before)
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}

const reminder = ['Your Northlamp order is waiting for you']
const cancelled = ['Your Northlamp order is cancelled']
const alarms = (orderId: string) => bench.alarms.filter((alarm) => alarm.includes(orderId)).length
const stepOf = async (orderId: string, type: string) => {
  const [step] = (await valuesOf(
    `select "Id" as id from record."WorkStep" where "Order__c" = $1 and "Step_Type__c" = '${type}'`,
    orderId,
  )) as { readonly id: string }[]
  return step?.id ?? ''
}
const update = (id: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, id, { fields })

describe('an order that waits for its customer', () => {
  it('is reminded of on its day, once, and cancelled with a mail when the days of grace are over', async () => {
    const order = await waiting()
    const days: readonly (readonly [string, readonly string[]])[] = [
      ['2026-11-30', []],
      ['2026-12-01', reminder],
      ['2026-12-01', []],
      ['2026-12-14', []],
      ['2026-12-15', cancelled],
      ['2026-12-16', []],
    ]
    for (const [day, subjects] of days) expect([day, await morning(day, order)]).toEqual([day, subjects])
    expect(await stateOf(order.orderId)).toMatchObject({
      order: 'Cancelled Submission',
      market: 'Withdrawn',
      account: 'Cancelled',
      steps: ['Deposit Not Applicable', 'Utility Not Applicable'],
    })
    expect(
      await valuesOf(
        `select o."Cancellation_Reason__c" as reason, d."Status__c" as deposit from record."Order" o
         join record."Deposit__c" d on d."Order__c" = o."Id" where o."Id" = $1`,
        order.orderId,
      ),
    ).toEqual([{ reason: 'Blocker_Unsettled', deposit: 'Cancelled' }])
    const [mail] = bench.mails.filter(({ to }) => to === order.email)
    expect(mail?.text).toContain('December 15, 2026')
    expect(mail?.text).toContain('https://first.example.com/enrollment-status')
    expect(alarms(order.orderId)).toBe(0)
  })

  it('is written about in Spanish to who prefers it', async () => {
    const order = await waiting('es')
    expect(await morning('2026-12-01', order)).toEqual(['Su pedido de Northlamp lo está esperando'])
    expect(await morning('2026-12-15', order)).toEqual(['Su pedido de Northlamp fue cancelado'])
  })

  it('is not cancelled once they did what was missing', async () => {
    const order = await waiting()
    expect(await morning('2026-12-01', order)).toEqual(reminder)
    await update(await stepOf(order.orderId, 'Deposit'), { Status: 'Completed' })
    await setOrder(order.orderId, { Requested_Start_Date__c: '2026-12-21' })
    await advance(order.orderId)
    expect(await morning('2026-12-15', order)).toEqual([])
    expect(await stateOf(order.orderId)).toMatchObject({ market: 'Sent', order: 'Pending Processing' })
  })

  it('is reminded of anew by the day to which they moved it', async () => {
    const order = await waiting()
    expect(await morning('2026-12-01', order)).toEqual(reminder)
    await setOrder(order.orderId, { Requested_Start_Date__c: '2026-12-20' })
    expect(await morning('2026-12-15', order)).toEqual([])
    expect(await morning('2026-12-20', order)).toEqual(reminder)
    expect(await morning('2027-01-03', order)).toEqual(cancelled)
  })

  it('is reminded of again, before anything is cancelled, when its turn comes back after ours', async () => {
    await bench.credit.setFaultMode({ next: 'pass' })
    const order = await waiting('en', { identityKind: 'Passport', numberLastFour: '' })
    expect(await morning('2026-12-01', order)).toEqual(reminder)
    const [document] = (await valuesOf(
      'select "Id" as id from record."Document_Requirement__c" where "Order__c" = $1',
      order.orderId,
    )) as { readonly id: string }[]
    await update(document?.id ?? '', { Status__c: 'Received', Received_Date__c: '2026-12-02' })
    await update(document?.id ?? '', {
      Status__c: 'Rejected',
      Rejection_Text__c: 'We cannot read it.',
      Rejection_Text_ES__c: 'No podemos leerlo.',
    })
    expect(await morning('2026-12-15', order)).toEqual(reminder)
    expect(await morning('2026-12-29', order)).toEqual(cancelled)
  })
})

describe('an order that waits for somebody else', () => {
  it('alarms operators and is not cancelled while we have a step to do', async () => {
    await bench.credit.setFaultMode({ next: 'deposit', depositDollars: 5_000 })
    const order = await waiting()
    expect(await morning('2026-12-01', order)).toEqual([])
    expect(await morning('2026-12-01', order)).toEqual([])
    expect(alarms(order.orderId)).toBe(1)
    for (const day of ['2026-12-15', '2026-12-29']) expect(await morning(day, order)).toEqual([])
    expect(alarms(order.orderId)).toBe(3)
    expect(await stateOf(order.orderId)).toMatchObject({ order: 'Pending Submission' })
  })

  it('alarms operators when the market has not confirmed it by its day', async () => {
    await bench.credit.setFaultMode({ next: 'pass' })
    const order = await waiting()
    expect(await stateOf(order.orderId)).toMatchObject({ market: 'Sent' })
    expect(await morning('2026-12-01', order)).toEqual([])
    expect(bench.alarms.at(-1)).toBe(
      `enrollment.step-late ${JSON.stringify({ orderId: order.orderId, steps: 'Utility' })}`,
    )
  })
})

it('an order of another system is left to it', async () => {
  const order = await waiting()
  await bench.world.context.pool.query(
    'update record."Order" set "Market_Status__c" = null where "Id" = $1',
    [order.orderId],
  )
  for (const day of ['2026-12-01', '2026-12-15']) expect(await morning(day, order)).toEqual([])
  expect(alarms(order.orderId)).toBe(0)
  expect(
    await valuesOf('select "Status" as status from record."Order" where "Id" = $1', order.orderId),
  ).toEqual([{ status: 'Pending' }])
})

it('finds what is due by the index of the day', async () => {
  const { rows } = await bench.world.context.pool.query<{ index: string }>(
    `select indexdef as index from pg_indexes where schemaname = 'record' and tablename = 'WorkStep'
     and indexdef like '%Follow_Up_On__c%'`,
  )
  expect(rows).toHaveLength(1)
})
