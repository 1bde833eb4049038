import { localDay } from '@porchlight/domains/customers/rules/calendar-day'
import { readAccountMoney } from '@porchlight/domains/energy/operations/account-money/read-account-money'
import { enqueueJob } from '@porchlight/jobs'
import { toCents } from '@porchlight/metadata'
import { issueBills } from '@porchlight/server/testing'
import { isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { liveDays } from './live-days'

const dayMs = 86_400_000

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

const rows = async <Row extends object>(sql: string) => (await world.context.pool.query<Row>(sql)).rows

/** Moves the date, has the bills of these days issued, and imports them. */
async function passDays(days: number): Promise<void> {
  world.advance(days * dayMs)
  await issueBills(world.context)
  await enqueueJob(world.context.pool, 'import-billing', {})
  await world.background?.idle()
}

interface NewestBill {
  readonly id: string
  readonly account: string
  readonly bills: number
  readonly opening: string
  readonly charges: string
  readonly payments: string
  readonly closing: string
  readonly status: string
  readonly balance: string
  readonly before: string | null
  readonly hasUsage: boolean
}

/** Returns each active account with a plan, with its newest bill and the status of the one before. */
const newestBills = () =>
  rows<NewestBill>(
    `select a."Id" as id, a."AccountNumber" as account, b.*, a."Balance__c" as balance
     from record."Account" a
     cross join lateral (
       select count(*) over ()::int as bills, "Opening_Balance__c" as opening, "Charges__c" as charges,
         "Payments__c" as payments, "Closing_Balance__c" as closing, "Status__c" as status,
         lead("Status__c") over (order by "Period_End__c" desc) as before, "Usage__c" is not null as "hasUsage"
       from record."Bill__c" where "Account__c" = a."Id" order by "Period_End__c" desc limit 1) b
     where a."Status__c" = 'Active' and a."Plan__c" is not null order by 1`,
  )

it('every account has its next bill a month later, which adds up and is taken once', async () => {
  const before = await newestBills()
  await passDays(35)
  const after = await newestBills()
  expect(await rows('select number, reason from billing_import.refusal')).toEqual([])
  expect(after.length).toBeGreaterThan(20)
  const { engine, systemViewer, now } = world.context
  for (const bill of after) {
    const last = before.find(({ account }) => account === bill.account)
    expect(bill.bills).toBeGreaterThan(last?.bills ?? 0)
    // The amount requested by the bill is the amount owed in the ledger.
    const { totals } = await readAccountMoney(engine, systemViewer, bill.id, localDay(now()))
    expect([bill.account, totals.owedCents]).toEqual([bill.account, toCents(Number(bill.closing))])
    expect(Number(bill.opening) + Number(bill.charges) - Number(bill.payments)).toBeCloseTo(
      Number(bill.closing),
      6,
    )
    expect([bill.account, bill.balance]).toEqual([bill.account, bill.closing])
    expect([bill.account, bill.before]).not.toEqual([bill.account, 'Open'])
    expect([bill.account, bill.before]).not.toEqual([bill.account, 'Past_Due'])
    expect(bill.hasUsage).toBe(true)
  }
  // Service that ended in between is billed up to its last day, and the bill says so.
  const ended = await rows<{ final: boolean }>(
    `select exists (select 1 from record."Bill__c" b where b."Account__c" = a."Id" and b."Is_Final__c") as final
     from record."Account" a where a."Status__c" = 'Closed'`,
  )
  expect(ended.length).toBeGreaterThan(2)
  expect(ended.filter(({ final }) => !final)).toEqual([])
  await issueBills(world.context)
  await enqueueJob(world.context.pool, 'import-billing', {})
  await world.background?.idle()
  expect(await newestBills()).toEqual(after)
})

it.skipIf(isWholeRun)(
  'a date that is moved by a month has the work of each day done on its day: what AutoPay covers is not past due',
  async () => {
    const before = world.context.now().getTime()
    await liveDays(world, 'step=month')
    expect(world.context.now().getTime() - before).toBe(30 * dayMs)
    const bills = await rows<{ account: string; status: string; planned: boolean }>(
      `select a."AccountNumber" as account, b."Status__c" as status, exists (
       select 1 from payments.planned_debit d
       where d.bill_id = b."Id" and d.closed_at is null) as planned
     from record."Autopay__c" p join record."Account" a on a."Id" = p."Account__c"
     cross join lateral (
       select * from record."Bill__c" where "Account__c" = a."Id" order by "Bill_Date__c" desc limit 1) b
     where p."Status__c" = 'Active' and a."Status__c" = 'Active'`,
    )
    expect(bills.length).toBeGreaterThan(2)
    expect(
      bills.filter(({ status, planned }) => status !== 'Paid' && !(status === 'Open' && planned)),
    ).toEqual([])
  },
  180_000,
)
