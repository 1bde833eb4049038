import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let line: { readonly id: string; readonly accountId: string }

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<typeof line>(
    `select l."Id" as id, l."Account__c" as "accountId" from record."Ledger_Entry__c" l
     join record."Account" a on a."Id" = l."Account__c" join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = 'dana.whitcombe@example.com' order by l."Sequence__c" desc limit 1`,
  )
  if (rows[0] === undefined) throw new TypeError('The demo customer has no ledger.')
  line = rows[0]
})
afterAll(() => world.close())

const records = '/services/data/v65.0/ui-api/records'
const stored = async () =>
  (
    await world.context.pool.query(
      'select * from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c"',
      [line.accountId],
    )
  ).rows

describe('A51: a line of the ledger', () => {
  it.each([
    'dana.whitcombe@example.com',
    'advisor.first@example.com',
    'supervisor@example.com',
    'admin@example.com',
  ])('is read and neither written, changed nor deleted: %s', async (username) => {
    const headers = { authorization: `Bearer ${await world.tokenOf(username)}` }
    const before = await stored()
    const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
      (await world.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) }))
        .statusCode
    const fields = {
      Account__c: line.accountId,
      Sequence__c: 9999,
      Kind__c: 'Payment',
      Entry_Date__c: '2026-11-20',
      Amount__c: -500,
      Balance__c: -500,
      Deposit_Amount__c: 0,
      Deposit_Held__c: 0,
      Cause_Type__c: 'Payment',
      Cause__c: line.id,
      Key__c: 'planted',
    }
    expect(await send('GET', `${records}/${line.id}?fields=Ledger_Entry__c.Amount__c`)).toBe(200)
    const refusals = [
      await send('POST', records, { apiName: 'Ledger_Entry__c', fields }),
      await send('PATCH', `${records}/${line.id}`, { fields: { Amount__c: 0.01 } }),
      await send('DELETE', `${records}/${line.id}`),
    ]
    expect(refusals.every((status) => status >= 400 && status < 500)).toBe(true)
    expect(await stored()).toEqual(before)
  })

  it('of another customer is not there', async () => {
    const headers = { authorization: `Bearer ${await world.tokenOf('rosalinda.quintanar@example.com')}` }
    const answer = await world.app.inject({
      method: 'GET',
      url: `${records}/${line.id}?fields=Ledger_Entry__c.Amount__c`,
      headers,
    })
    expect(answer.statusCode).toBe(404)
  })
})
