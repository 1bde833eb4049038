import { Value } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { billingEvents } from '../../../billing-events'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { takeQueued } from '../../../testing/take-queued'
import type { TestBrowser } from '../../../testing/test-browser'
import { watchMails } from '../../../testing/watch-mails'

let bench: MethodBench
let browser: TestBrowser
let account: { readonly id: string }

/** A customer whose contract of 12 months ends on 4 January 2027, on a plan with a fee of $150. */
const callum = 'callum.brackenridge-shaw@example.com'

beforeAll(async () => {
  bench = await openMethodBench()
  setNow('2026-11-20T18:00:00Z')
  const [row] = await rowsOf(
    `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
       where u."Username" = $1`,
    callum,
  )
  account = { id: String(row?.id) }
  browser = bench.browser({ brand: 'third' })
  await browser.signIn(callum)
  // Changes before the first look are not mailed about.
  await watchMails(bench)
})
afterAll(() => bench.close())

function setNow(moment: string): void {
  bench.world.advance(Date.parse(moment) - bench.world.context.now().getTime())
}

async function rowsOf(sql: string, ...values: readonly string[]) {
  const { rows } = await bench.world.context.pool.query<Record<string, string | number | null>>(sql, [
    ...values,
  ])
  return rows
}

const form = (changes: object = {}) => ({
  accountId: account.id,
  lastDay: '2026-12-01',
  reason: 'Moving',
  street: '9 Quarry Bend',
  city: 'Denton',
  state: 'tx',
  zipCode: '76201',
  fee: '150',
  ...changes,
})

/** Requests the stop and gives the id of its order; what follows of it waits. */
async function requested(changes: object = {}): Promise<string> {
  const { location } = await browser.call('stopService', form(changes))
  return /^\/orders\/(\w{18})\?done$/.exec(String(location))?.[1] ?? ''
}

/** Lets the market answer, and what follows happen. */
async function advance(orderId: string, seconds = 0): Promise<void> {
  bench.world.advance(seconds * 1_000)
  bench.waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
  await bench.runJobs({ attempts: 2 })
}

const stateOf = async (orderId: string) =>
  (
    await rowsOf(
      `select o."Status" as status, o."Market_Status__c" as market, o."Stop_Reason__c" as reason,
         o."Early_Termination_Fee__c"::float as fee, a."Status__c" as account
       from record."Order" o join record."Account" a on a."Id" = o."AccountId" where o."Id" = $1`,
      orderId,
    )
  )[0]

/** The types of what the billing system is notified of, each checked by its schema. */
async function eventsOf(): Promise<readonly unknown[]> {
  const events = await rowsOf(
    'select event_type as type, data from billing_outbox.event where account_id = $1 order by sequence',
    account.id,
  )
  for (const { type, data } of events) {
    const declared = billingEvents.find(({ eventType }) => eventType === type)
    expect(declared, String(type)).toBeDefined()
    expect(declared === undefined ? [] : Value.Errors(declared.data, data)).toEqual([])
  }
  return events.map(({ type }) => type)
}

describe('a stop of service', () => {
  it('shows its days, its fee and from when there is none', async () => {
    expect(await browser.call('getServiceStop', { accountId: account.id })).toMatchObject({
      canStop: true,
      fee: 150,
      freeFrom: '2026-12-21',
      openOrderId: null,
    })
  })

  it('takes no Sunday, no day that is over or too far away, and no address that is none', async () => {
    for (const lastDay of ['2026-11-29', '2026-11-26', '2026-11-19', '2027-03-01', 'never']) {
      expect([lastDay, await browser.refusalKey('stopService', form({ lastDay }))]).toEqual([
        lastDay,
        'stopDateNotPossible',
      ])
    }
    for (const wrong of [{ zipCode: '7620' }, { state: 'T1' }, { street: ' ' }, { reason: '' }]) {
      expect((await browser.refusal('stopService', form(wrong))).status).toBe(400)
    }
    expect(await browser.refusalKey('stopService', form({ fee: '0' }))).toBe('serviceStopTermsMoved')
    expect(
      await rowsOf(
        `select 1 from record."Order" where "Case_Type__c" = 'Stop_Service' and "AccountId" = $1`,
        account.id,
      ),
    ).toEqual([])
  })

  it('is one order, however often it is requested, and undone until the market accepted it', async () => {
    const [first, second] = await Promise.all([requested(), requested()])
    expect(second).toBe(first)
    expect(await browser.refusalKey('stopService', form({ lastDay: '2026-12-02' }))).toBe(
      'serviceStopUnderWay',
    )
    expect(await stateOf(first)).toEqual({
      status: 'Pending',
      market: 'Not_Sent',
      reason: 'Moving',
      fee: 0,
      account: 'Active',
    })
    const mails = await bench.runJobs()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [callum, 'Your request to stop Fernbrook service'],
    ])
    expect(await stateOf(first)).toMatchObject({ market: 'Sent' })
    await browser.call('cancelEnrollment', { orderId: first })
    await advance(first, 60)
    expect(await stateOf(first)).toMatchObject({
      status: 'Cancelled',
      market: 'Withdrawn',
      account: 'Active',
    })
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual([
      'Your Fernbrook service goes on',
    ])
    expect(await eventsOf()).toEqual(['service-stop.requested', 'service-stop.cancelled'])
  })

  it('that the market rejects leaves the service as it is, and is a case with an owner and a day', async () => {
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'rejectServicePoint' })
    const orderId = await requested()
    await advance(orderId)
    await advance(orderId, 30)
    expect(await stateOf(orderId)).toMatchObject({
      status: 'Cancelled',
      market: 'Rejected',
      account: 'Active',
    })
    const cases = await rowsOf(
      `select "Type" as type, "Reply_Due__c" is not null as due, "OwnerId" is not null as owned from record."Case"
         where "Order__c" = $1`,
      orderId,
    )
    expect(cases).toEqual([{ type: 'Service_Change', due: true, owned: true }])
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual([
      'We could not stop your Fernbrook service yet',
    ])
    await advance(orderId, 30)
    expect(await rowsOf(`select 1 from record."Case" where "Order__c" = $1`, orderId)).toHaveLength(1)
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
  })

  it('waits while the market is away, is confirmed, and closes the account once its day is over', async () => {
    await bench.market.setFaultMode({ isAway: true })
    const orderId = await requested({ reason: 'Other' })
    expect(await stateOf(orderId)).toMatchObject({ reason: 'Other', fee: 150 })
    bench.waiting.splice(0)
    await expect(advance(orderId)).rejects.toThrow()
    expect(await stateOf(orderId)).toMatchObject({ market: 'Unavailable' })
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
    bench.waiting.splice(0)
    await advance(orderId)
    await advance(orderId, 60)
    expect(await stateOf(orderId)).toMatchObject({
      status: 'Pending',
      market: 'Confirmed',
      account: 'Active',
    })
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual([
      'Your last day of Fernbrook service',
    ])
    // The market has accepted it: the customer cannot undo it any more.
    expect(await browser.refusalKey('cancelEnrollment', { orderId })).toBe('orderNotChangeable')
    expect(await browser.call('getServiceStop', { accountId: account.id })).toMatchObject({
      openOrderId: orderId,
    })
    setNow('2026-12-02T05:30:00Z')
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ account: 'Active' })
    setNow('2026-12-02T06:30:00Z')
    await advance(orderId)
    await advance(orderId)
    expect(await stateOf(orderId)).toMatchObject({ status: 'Closed', account: 'Closed' })
    const [contract] = await rowsOf(
      `select "Contract_End_Date__c"::text as end from record."Account" where "Id" = $1`,
      account.id,
    )
    expect(contract).toEqual({ end: '2026-12-01' })
    const open = await rowsOf(
      `select 1 from record."Order" where "AccountId" = $1 and "Status" in ('Pending', 'Active')`,
      account.id,
    )
    expect(open).toEqual([])
    expect((await eventsOf()).slice(-5)).toEqual([
      'service-stop.requested',
      'service-stop.confirmed',
      'early-termination-fee.due',
      'service-stop.completed',
      'plan.changed',
    ])
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual(['Your Fernbrook service'])
    await takeQueued(bench, 'advance-enrollment')
    await browser.signIn(callum)
    expect(await browser.refusalKey('stopService', form())).toBe('serviceNotActive')
  })

  it('of another customer’s account is not found', async () => {
    const stranger = bench.browser()
    await stranger.signIn('dana.whitcombe@example.com')
    expect(await stranger.refusalKey('stopService', form())).toBe('notFound')
    expect(await stranger.refusalKey('getServiceStop', { accountId: account.id })).toBe('notFound')
  })
})
