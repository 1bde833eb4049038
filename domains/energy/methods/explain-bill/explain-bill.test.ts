import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'
import type { BillExplanation } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'
const priyanka = 'priyanka.ramesh-doyle@example.com'
const greta = 'greta.lindholm-adair@example.com'

describe('explainBill', () => {
  it.each([dana, priyanka, greta])('adds up to the cent for every bill of %s', async (username) => {
    const bills = await billsOf(username)
    expect(bills.length).toBeGreaterThanOrEqual(24)
    for (const [index, { id, charges }] of bills.entries()) {
      const { body } = await explain(username, { billId: id })
      const last = bills[index - 1]
      expect(body.thisBill?.charges).toBe(Number(charges))
      expect(body.lastBill?.charges).toBe(last === undefined ? undefined : Number(last.charges))
      if (last === undefined) {
        expect(body.change).toBeNull()
        continue
      }
      const parts = body.change?.parts.map(({ amount }) => Math.round(amount * 100)) ?? []
      expect(parts).toHaveLength(5)
      const fees = body.change?.fees.map(({ amount }) => Math.round(amount * 100)) ?? []
      expect(fees.reduce((sum, cents) => sum + cents, 0)).toBe(parts[4])
      expect(parts.reduce((sum, cents) => sum + cents, 0)).toBe(
        Math.round(Number(charges) * 100) - Math.round(Number(last.charges) * 100),
      )
    }
  })

  it('takes the newest bill of an account', async () => {
    const bills = await billsOf(dana)
    const { body } = await explain(dana, { accountId: bills[0]?.account ?? '' })
    expect(body.thisBill?.billId).toBe(bills.at(-1)?.id)
  })

  it('explains Dana’s July by the heat', async () => {
    const july = (await billsOf(dana)).findLast(({ start }) => start.endsWith('-07-01'))
    const { body } = await explain(dana, { billId: july?.id ?? '' })
    expect(body.change?.weatherReason).toBe('hotter')
    const largest = [...(body.change?.parts ?? [])].sort((one, other) => other.amount - one.amount)[0]
    expect(largest?.cause).toBe('weather')
  })

  it('calls the adjustment of average billing by its name, and no usage: the rest is as without it', async () => {
    const { rows } = await world.context.pool.query<{ id: string; adjustment: string | null }>(
      `select b."Id" as id, (select sum(l."Amount__c") from record."Bill_Line__c" l
         where l."Bill__c" = b."Id" and l."Line_Type__c" = 'Average_Billing') as adjustment
       from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
       where a."AccountNumber" = '4300450104' order by b."Period_End__c" desc limit 2`,
    )
    const cents = rows.map(({ adjustment }) => Math.round(Number(adjustment) * 100))
    const [newest] = rows
    const theodore = 'theodore.okonjo-vale@example.com'
    const levelled = (await explain(theodore, { billId: newest?.id ?? '' })).body.change
    const fee = levelled?.fees.find(({ name }) => name === 'Average billing adjustment')
    expect(cents[0]).not.toBe(0)
    expect(Math.round((fee?.amount ?? 0) * 100)).toBe((cents[0] ?? 0) - (cents[1] ?? 0))
    const partOf = (change: typeof levelled) => change?.parts.filter(({ cause }) => cause !== 'fees')
    // Without the adjustments, days, weather, use and price explain what they did.
    for (const [index, { id }] of rows.entries()) {
      await world.context.pool.query(
        `delete from record."Bill_Line__c" where "Bill__c" = $1 and "Line_Type__c" = 'Average_Billing'`,
        [id],
      )
      await world.context.pool.query(
        'update record."Bill__c" set "Charges__c" = "Charges__c" - $2 where "Id" = $1',
        [id, (cents[index] ?? 0) / 100],
      )
    }
    const plain = (await explain(theodore, { billId: newest?.id ?? '' })).body.change
    expect(plain).not.toBeNull()
    expect(partOf(levelled)).toEqual(partOf(plain))
  })

  it('says which bills are estimated, and that days without a bill are no zero', async () => {
    const bills = await billsOf(priyanka)
    const all = await Promise.all(bills.map(({ id }) => explain(priyanka, { billId: id })))
    expect(all.filter(({ body }) => body.thisBill?.isEstimated === true)).toHaveLength(1)
    expect(all.filter(({ body }) => body.lastBill?.isEstimated === true)).toHaveLength(1)
    const gaps = all.map(({ body }) => body.change?.daysBetween ?? 0).filter((days) => days > 0)
    expect(gaps).toHaveLength(1)
    expect(gaps[0]).toBeGreaterThanOrEqual(28)
  })

  it('does not explain a bill whose lines are missing', async () => {
    const bill = (await billsOf(greta)).at(-3)
    await world.context.pool.query(
      `delete from record."Bill_Line__c" where "Id" = (select "Id" from record."Bill_Line__c" where "Bill__c" = $1 limit 1)`,
      [bill?.id],
    )
    const { body } = await explain(greta, { billId: bill?.id ?? '' })
    expect([body.thisBill?.billId, body.change]).toEqual([bill?.id, null])
  })

  it('answers somebody else’s bill and account as those that do not exist', async () => {
    const [bill] = await billsOf(priyanka)
    const answers = [
      await explain(dana, { billId: bill?.id ?? '' }),
      await explain(dana, { billId: 'a04000000000000AAA' }),
      await explain(dana, { accountId: bill?.account ?? '' }),
      await explain(dana, { accountId: '001000000000000AAA' }),
      await explain(dana, { billId: bill?.account ?? '' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect((await explain(null, { billId: bill?.id ?? '' })).status).toBe(401)
    expect((await explain(dana, {})).status).toBe(400)
  })
})

async function explain(username: string | null, query: Readonly<Record<string, string>>) {
  const answer = await readMethod(world, username, 'CustomerPortalUsageController/explainBill', query)
  return { status: answer.statusCode, text: answer.body, body: answer.json<BillExplanation>() }
}

/** Oldest first. */
async function billsOf(username: string) {
  const { rows } = await world.context.pool.query<{
    id: string
    account: string
    charges: string
    start: string
  }>(
    `select b."Id" as id, b."Account__c" as account, b."Charges__c" as charges, b."Period_Start__c"::text as start
     from record."Bill__c" b join record."Account" a on a."Id" = b."Account__c"
     join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and a."Status__c" = 'Active' order by b."Period_End__c"`,
    [username],
  )
  return rows
}
