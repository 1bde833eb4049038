import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as'
import { planNextDebit } from './plan-next-debit'
import { accountsToPlan } from './unplanned-bills'

let world: TestWorld
let accountId = ''
let billId = ''

const call = callAs(() => world, 'CustomerPortalPaymentController')

beforeAll(async () => {
  world = await createTestWorld()
  const [autopay] = await rows<{ accountId: string; billId: string }>(
    `select a."Account__c" as "accountId", b."Id" as "billId" from record."Autopay__c" a
     join lateral (select "Id" from record."Bill__c" where "Account__c" = a."Account__c"
       order by "Bill_Date__c" desc limit 1) b on true
     where a."Status__c" = 'Active' order by a."Id" limit 1`,
  )
  accountId = autopay?.accountId ?? ''
  billId = autopay?.billId ?? ''
  await rows('delete from record."Payment__c" where "Account__c" = $1', [accountId])
  const earlier = 'select "Id" from record."Bill__c" where "Account__c" = $1 and "Id" <> $2'
  await rows(`delete from record."Bill_Line__c" where "Bill__c" in (${earlier})`, [accountId, billId])
  await rows(`delete from record."Bill__c" where "Id" in (${earlier})`, [accountId, billId])
})
afterAll(() => world.close())

/** AutoPay since 1 November, and one open bill of $120.50 from the 18th that is due on 4 December. */
beforeEach(async () => {
  await rows('delete from payments.planned_debit')
  await rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [accountId])
  await setAutopay('Active', '2026-11-01')
  await setBill('2026-12-04')
})

async function rows<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
  return (await world.context.pool.query(text, [...values])).rows as readonly Row[]
}

const setAutopay = (status: string, startDate: string) =>
  rows(`update record."Autopay__c" set "Status__c" = $2, "Start_Date__c" = $3 where "Account__c" = $1`, [
    accountId,
    status,
    startDate,
  ])
const setBill = async (dueDate: string, dollars = 120.5) => {
  await rows(
    `update record."Bill__c" set "Status__c" = 'Open', "Bill_Date__c" = '2026-11-18', "Due_Date__c" = $2::date,
       "Opening_Balance__c" = 0, "Charges__c" = $3, "Payments__c" = 0, "Closing_Balance__c" = $3 where "Id" = $1`,
    [billId, dueDate, dollars],
  )
  await world.context.pool.query(forgetLedger(accountId))
}

/** Plans at noon of 20 November, and gives what is planned then. */
async function plan() {
  await planNextDebit(world.context, accountId, new Date('2026-11-20T18:00:00Z'))
  return rows<{ cents: number; day: string }>(
    `select amount_cents as cents, debit_date::text as day from payments.planned_debit where account_id = $1`,
    [accountId],
  )
}

it('a bill that came since AutoPay was turned on is planned for its due date, with one notice', async () => {
  expect(await plan()).toEqual([{ cents: 12_050, day: '2026-12-04' }])
  const [autopay] = await rows(
    `select "Next_Debit_Date__c"::text as day from record."Autopay__c" where "Account__c" = $1`,
    [accountId],
  )
  expect(autopay).toEqual({ day: '2026-12-04' })
  const notices = await rows(
    `select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-debit-notice' and j.payload->>'billId' = $1`,
    [billId],
  )
  expect(notices).toHaveLength(1)
})

it('the customer sees the debit before the night plans it, the same as after', async () => {
  const [owner] = await rows<{ username: string }>(
    `select u."Username" as username from record."User" u join record."Account" a on a."ContactId" = u."ContactId"
     where a."Id" = $1`,
    [accountId],
  )
  const next = async () => (await call('autopayOverview', owner?.username ?? '', { accountId })).body.next
  const seen = await next()
  expect(seen).toEqual({ billId, amount: 120.5, date: '2026-12-04', cancelBy: '2026-12-01' })
  await plan()
  expect(await next()).toEqual(seen)
  await setAutopay('Suspended', '2026-11-01')
  expect(await next()).toBeNull()
})

it('one that falls due within ten days is planned for the tenth', async () => {
  await setBill('2026-11-25')
  expect(await plan()).toEqual([{ cents: 12_050, day: '2026-11-30' }])
})

it('one of the day that AutoPay was turned on is planned, and one from before is not', async () => {
  await setAutopay('Active', '2026-11-19')
  expect(await plan()).toEqual([])
  await setAutopay('Active', '2026-11-18')
  expect(await plan()).toHaveLength(1)
})

it('none is planned where AutoPay was suspended or cancelled since the night began', async () => {
  await setAutopay('Suspended', '2026-11-01')
  expect(await plan()).toEqual([])
  await setAutopay('Cancelled', '2026-11-01')
  expect(await plan()).toEqual([])
})

it('a bill of a cent is planned, and nothing where no bill is open', async () => {
  await setBill('2026-12-04', 0.01)
  expect(await plan()).toEqual([{ cents: 1, day: '2026-12-04' }])
  await rows('delete from payments.planned_debit')
  await rows(`update record."Bill__c" set "Status__c" = 'Paid' where "Account__c" = $1`, [accountId])
  expect(await plan()).toEqual([])
})

it('one that is planned stays as it is', async () => {
  await plan()
  await rows(`update payments.planned_debit set amount_cents = 1`)
  expect(await plan()).toEqual([{ cents: 1, day: '2026-12-04' }])
})

it('of a whole book, the accounts are chosen whose new bill leaves something to pay and is not planned', async () => {
  const chosen = () => accountsToPlan(world.context, [accountId])
  await setBill('2026-12-04', 0.01)
  expect(await chosen()).toEqual([accountId])
  await setBill('2026-12-04', 0)
  expect(await chosen()).toEqual([])
  await setBill('2026-12-04')
  expect(await chosen()).toEqual([accountId])
  await rows(`update record."Bill__c" set "Status__c" = 'Past_Due' where "Id" = $1`, [billId])
  expect(await chosen()).toEqual([accountId])
  await plan()
  expect(await chosen()).toEqual([])
  await rows('delete from payments.planned_debit')
  // Of two open bills the newer one counts, which is planned.
  const { engine, systemViewer } = world.context
  await engine.createRecord(systemViewer, 'Bill__c', {
    fields: {
      Name: 'B-older',
      Account__c: accountId,
      Status__c: 'Open',
      Bill_Date__c: '2026-11-10',
      Due_Date__c: '2026-12-01',
      Period_Start__c: '2026-10-08',
      Period_End__c: '2026-11-08',
      Opening_Balance__c: 0,
      Charges__c: 50,
      Payments__c: 0,
      Closing_Balance__c: 50,
    },
  })
  await plan()
  expect(await chosen()).toEqual([])
  // Whichever of the two was stored first.
  await rows(`update record."Bill__c" set "Bill_Date__c" = '2026-11-19' where "Name" = 'B-older'`)
  await rows(
    `update payments.planned_debit set bill_id = (select "Id" from record."Bill__c" where "Name" = 'B-older')`,
  )
  expect(await chosen()).toEqual([])
  await rows(`update record."Bill__c" set "Bill_Date__c" = '2026-11-10' where "Name" = 'B-older'`)
  expect(await chosen()).toEqual([accountId])
  await rows('delete from payments.planned_debit')
  await setAutopay('Active', '2026-11-19')
  expect(await chosen()).toEqual([])
  await setAutopay('Suspended', '2026-11-01')
  expect(await chosen()).toEqual([])
})
