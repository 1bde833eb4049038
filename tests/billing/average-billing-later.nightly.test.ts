import { localDay } from '@porchlight/domains/customers/rules/calendar-day'
import { readAccountMoney } from '@porchlight/domains/energy/operations/account-money/read-account-money'
import { enqueueJob } from '@porchlight/jobs'
import { toCents } from '@porchlight/metadata'
import { issueBills } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

const dayMs = 86_400_000
const theodore = 'theodore.okonjo-vale@example.com'
/** The house has no average billing at first; the apartment has it. */
const house = '4300450103'
const apartment = '4300450104'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ background: true })
})
afterAll(() => world.close())

async function passDays(days: number): Promise<void> {
  world.advance(days * dayMs)
  await issueBills(world.context)
  await enqueueJob(world.context.pool, 'import-billing', {})
  await world.background?.idle()
}

/** Returns the account with its newest bill; amounts in cents. */
async function accountOf(number: string) {
  const { rows } = await world.context.pool.query<Record<string, string | boolean | null>>(
    `select a."Id" as id, a."Average_Billing__c" as "isOn", a."Deferred_Balance__c" as deferred,
       b."Id" as bill, b."Charges__c" as charges, b."Closing_Balance__c" as closing,
       (select sum("Amount__c") from record."Bill_Line__c" l where l."Bill__c" = b."Id") as lines,
       (select "Amount__c" from record."Bill_Line__c" l
        where l."Bill__c" = b."Id" and l."Line_Type__c" = 'Average_Billing') as adjustment
     from record."Account" a
     cross join lateral (select * from record."Bill__c" where "Account__c" = a."Id"
       order by "Period_End__c" desc limit 1) b
     where a."AccountNumber" = $1`,
    [number],
  )
  const [row] = rows
  if (row === undefined) throw new TypeError(`There is no account ${number}.`)
  const cents = (name: string) => toCents(Number(row[name] ?? 0))
  expect(cents('lines')).toBe(cents('charges'))
  const { engine, systemViewer, now } = world.context
  const { totals } = await readAccountMoney(engine, systemViewer, String(row.id), localDay(now()))
  return {
    id: String(row.id),
    bill: row.bill,
    isOn: row.isOn,
    owed: totals.owedCents,
    closing: cents('closing'),
    charges: cents('charges'),
    deferred: cents('deferred'),
    adjustment: cents('adjustment'),
  }
}

async function turn(method: 'turnAverageBillingOn' | 'turnAverageBillingOff', accountId: string) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/CustomerPortalProfileController/${method}`,
    headers: { authorization: `Bearer ${await world.tokenOf(theodore)}` },
    payload: { accountId, ...(method === 'turnAverageBillingOn' ? { agree: 'yes' } : {}) },
  })
  expect(answer.statusCode, answer.payload).toBe(200)
}

it('what is turned on changes the next bill, and what is turned off is settled by it, once', async () => {
  const [before, levelled] = [await accountOf(house), await accountOf(apartment)]
  expect([before.isOn, levelled.isOn]).toEqual([false, true])
  expect(levelled.deferred).not.toBe(0)
  await turn('turnAverageBillingOn', before.id)
  await turn('turnAverageBillingOff', levelled.id)
  await passDays(35)
  const [on, off] = [await accountOf(house), await accountOf(apartment)]
  expect([on.bill === before.bill, off.bill === levelled.bill]).toEqual([false, false])
  expect(on).toMatchObject({ isOn: true, deferred: -on.adjustment, owed: on.closing })
  expect(on.adjustment).not.toBe(0)
  expect(off).toMatchObject({ isOn: false, deferred: 0, adjustment: levelled.deferred, owed: off.closing })
  await passDays(31)
  const [later, settled] = [await accountOf(house), await accountOf(apartment)]
  expect(later).toMatchObject({ isOn: true, deferred: on.deferred - later.adjustment, owed: later.closing })
  expect(settled).toMatchObject({ isOn: false, deferred: 0, adjustment: 0, owed: settled.closing })
  const refused = await world.context.pool.query('select number, reason from billing_import.refusal')
  expect(refused.rows).toEqual([])
  await enqueueJob(world.context.pool, 'deliver-billing-events', {})
  await world.background?.idle()
  const received = await world.context.pool.query<{ type: string; account: string }>(
    `select event ->> 'type' as type, event ->> 'accountNumber' as account from billing_stand_in.event
     where event ->> 'type' like 'average-billing.%' order by position`,
  )
  expect(received.rows).toHaveLength(2)
  expect(received.rows).toEqual(
    expect.arrayContaining([
      { type: 'average-billing.turned-on', account: house },
      { type: 'average-billing.turned-off', account: apartment },
    ]),
  )
})
