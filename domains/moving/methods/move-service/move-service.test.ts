import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import type { TestBrowser } from '../../../testing/test-browser'
import { watchMails } from '../../../testing/watch-mails'

let bench: MethodBench
let browser: TestBrowser
let account: Row

type Row = Readonly<Record<string, string | number | boolean | null>>

/** A customer whose contract of 12 months ends on 4 January 2027, on a plan with a fee of $150. */
const callum = 'callum.brackenridge-shaw@example.com'

beforeAll(async () => {
  bench = await openMethodBench()
  setNow('2026-11-20T18:00:00Z')
  await signInAs(callum)
  // Changes before the first look are not mailed about.
  await watchMails(bench)
})
beforeEach(() => bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' }))
afterAll(() => bench.close())

/** From here on the customer is this one, and the move is that of their first home. */
async function signInAs(username: string): Promise<void> {
  const [row] = await rowsOf(
    `select a."Id" as id, a."Service_Postal_Code__c" as zip, p."ProductCode" as plan, a."Contract_End_Date__c"::text as "contractEnd"
     from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
       join record."Product2" p on p."Id" = a."Plan__c" where u."Username" = $1 order by a."AccountNumber"`,
    username,
  )
  account = row ?? {}
  browser = bench.browser({ brand: 'third' })
  await browser.signIn(username)
}

function setNow(moment: string): void {
  bench.world.advance(Date.parse(moment) - bench.world.context.now().getTime())
}

async function rowsOf(sql: string, ...values: readonly string[]): Promise<readonly Row[]> {
  const { rows } = await bench.world.context.pool.query<Row>(sql, [...values])
  return rows
}

const offer = (more: object = {}) =>
  browser.call('getMove', { accountId: account.id, zipCode: account.zip, planCode: account.plan, ...more })

async function form(changes: object = {}) {
  const { mark } = await offer()
  return {
    accountId: account.id,
    zipCode: account.zip,
    planCode: account.plan,
    street: '9 Quarry Bend',
    lastDay: '2026-12-01',
    firstDay: '2026-11-30',
    terms: 'yes',
    enrollment: 'yes',
    mark,
    textLanguage: 'en',
    ...changes,
  }
}

/** Requests the move and gives the id of the order that starts service; what follows of it waits. */
async function requested(changes: object = {}): Promise<string> {
  const { location } = await browser.call('moveService', await form(changes))
  return /^\/orders\/(\w{18})\?done$/.exec(String(location))?.[1] ?? ''
}

const halvesOf = async (startId: string) =>
  (
    await rowsOf(
      `select s."Id" as stop, s."Status" as "stopStatus", s."Market_Status__c" as "stopMarket", s."Early_Termination_Fee__c"::float as fee,
         s."Forwarding_Street__c" as "billTo", o."Status" as "startStatus", o."Market_Status__c" as "startMarket",
         o."Credit_Status__c" as credit, o."AccountId" as "newAccount", before."Status__c" as before, a."Status__c" as after,
         a."ContactId" = before."ContactId" as "sameCustomer", a."Contract_End_Date__c"::text as "contractEnd"
       from record."Order" o join record."Order" s on s."Id" = o."Move_Stop__c" join record."Account" a on a."Id" = o."AccountId"
         join record."Account" before on before."Id" = s."AccountId" where o."Id" = $1`,
      startId,
    )
  )[0]

/** Lets the market answer, and what follows happen. */
async function advance(seconds: number, ...orderIds: readonly string[]): Promise<void> {
  bench.world.advance(seconds * 1_000)
  for (const orderId of orderIds) bench.waiting.push({ jobName: 'advance-enrollment', payload: { orderId } })
  await bench.runJobs({ attempts: 2 })
}

describe('a move', () => {
  it('keeps the plan with its contract where it is offered, and says so before', async () => {
    expect(await offer()).toMatchObject({
      canMove: true,
      presentPlanCode: account.plan,
      contractEnd: account.contractEnd,
      needsCredit: false,
      openOrderId: null,
    })
    expect(await offer({ zipCode: '99999', planCode: undefined })).toMatchObject({ plans: [], plan: null })
    expect(
      await browser.refusalKey('getMove', {
        accountId: account.id,
        zipCode: '99999',
        planCode: account.plan,
      }),
    ).toBe('planNotOffered')
  })

  it('takes no day that is not possible, no home of the customer’s own, and nothing but what was shown', async () => {
    const wrong = [
      [{ lastDay: '2026-11-29' }, 'stopDateNotPossible'],
      [{ firstDay: '2026-11-26' }, 'dateNotPossible'],
      [{ mark: 'other' }, 'moveTermsChanged'],
      [{ zipCode: '7' }, 'invalidZip'],
      [{ enrollment: '' }, 'requiredFieldMissing'],
      [{ street: ' ' }, 'requiredFieldMissing'],
    ] as const
    for (const [changes, key] of wrong) {
      expect([changes, await browser.refusalKey('moveService', await form(changes))]).toEqual([changes, key])
    }
    expect(await rowsOf(`select 1 from record."Order" where "Move_Stop__c" is not null`)).toEqual([])
  })

  it('is one pair of orders, however often it is requested, and undone as a whole', async () => {
    const [first, second] = await Promise.all([requested(), requested()])
    expect(second).toBe(first)
    expect(await browser.refusalKey('moveService', await form({ lastDay: '2026-12-02' }))).toBe(
      'serviceStopUnderWay',
    )
    expect(await halvesOf(first)).toMatchObject({
      stopStatus: 'Pending',
      startStatus: 'Pending',
      credit: 'Not_Needed',
      fee: 0,
      billTo: '9 Quarry Bend',
      before: 'Active',
      after: 'Pending',
      sameCustomer: true,
    })
    expect(await offer()).toMatchObject({ openOrderId: first, isMoving: true })
    const mails = await bench.runJobs()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[callum, 'Your move with Fernbrook']])

    const { stop } = (await halvesOf(first)) ?? {}
    expect(await browser.call('getEnrollmentChange', { orderId: stop })).toMatchObject({
      move: { isUndoneWhole: true, newStreet: '9 Quarry Bend' },
    })
    await browser.call('cancelEnrollment', { orderId: stop })
    await advance(60, first, String(stop))
    expect(await halvesOf(first)).toMatchObject({
      stopStatus: 'Cancelled',
      stopMarket: 'Withdrawn',
      startStatus: 'Cancelled',
      startMarket: 'Withdrawn',
      before: 'Active',
      after: 'Cancelled',
    })
    expect((await watchMails(bench)).map(({ subject }) => subject)).toEqual([
      'Your move with Fernbrook is undone',
    ])
  })

  it('of which the market rejects the start leaves the end of service, with a case that says so', async () => {
    await bench.market.setFaultMode({ isAway: true, delaySeconds: 20, next: 'confirm' })
    const start = await requested()
    await bench.runJobs({ attempts: 1 }).catch(() => [])
    bench.waiting.splice(0)
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'rejectServicePoint' })
    await advance(0, start)
    await advance(60, start)
    await bench.market.setFaultMode({ isAway: false, delaySeconds: 20, next: 'confirm' })
    const { stop } = (await halvesOf(start)) ?? {}
    expect(await halvesOf(start)).toMatchObject({ startStatus: 'Cancelled', stopStatus: 'Pending' })
    expect(
      await rowsOf('select "Subject" as subject from record."Case" where "Order__c" = $1', start),
    ).toEqual([{ subject: 'We could not start service at your new home yet' }])
    await browser.call('cancelEnrollment', { orderId: stop })
    await advance(60, String(stop))
    await watchMails(bench)
  })

  it('closes the account here and starts the one there with its contract; once accepted, only the start can be cancelled', async () => {
    const start = await requested()
    const { stop } = (await halvesOf(start)) ?? {}
    await bench.runJobs()
    await advance(60, start, String(stop))
    await advance(60, start, String(stop))
    expect(await browser.call('getEnrollmentChange', { orderId: start })).toMatchObject({
      canCancel: true,
      move: { isUndoneWhole: false },
    })
    expect(await browser.call('enrollmentStatus', { orderId: stop })).toMatchObject({
      tracker: { canCancel: false },
    })
    setNow('2026-12-02T18:00:00Z')
    await advance(0, start, String(stop))
    expect(await halvesOf(start)).toMatchObject({
      before: 'Closed',
      after: 'Active',
      stopStatus: 'Closed',
      startStatus: 'Active',
      contractEnd: account.contractEnd,
    })
    bench.waiting.splice(0)
    setNow('2026-11-20T18:00:00Z')
  })

  it('takes AutoPay and paperless bills along where the customer wishes, each with its consent', async () => {
    await signInAs('theodore.okonjo-vale@example.com')
    const shown = await offer()
    const wishes = (shown.wishes as { name: string }[]).map(({ name }) => name)
    expect(wishes).toEqual(['autopay', 'paperless'])
    const start = await requested(Object.fromEntries(wishes.map((name) => [name, 'yes'])))
    const { newAccount } = (await halvesOf(start)) ?? {}
    const along = await rowsOf(
      `select a."Paperless__c" as paperless, (select count(*)::int from record."Autopay__c" p where p."Account__c" = a."Id" and p."Status__c" = 'Active') as autopay,
         (select count(*)::int from record."Consent__c" c where c."Account__c" = a."Id") as consents from record."Account" a where a."Id" = $1`,
      String(newAccount),
    )
    expect(along).toEqual([{ paperless: true, autopay: 1, consents: 4 }])
  })
})
