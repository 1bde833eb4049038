import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Customer {
  readonly username: string
  readonly contactId: string
  readonly orderId: string
  readonly brand: string
}

let world: TestWorld
let mine: Customer
let theirs: Customer
let token: string

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<Customer>(`
    select distinct on (u."Username") u."Username" as username, u."ContactId" as "contactId",
           o."Id" as "orderId", a."Account_Brand__c" as brand
    from record."User" u
    join record."Account" a on a."ContactId" = u."ContactId"
    join record."Order" o on o."AccountId" = a."Id"
    where u."Portal_Role__c" = 'Customer' order by u."Username"`)
  const first = rows[0]
  const other = rows.find((row) => row.brand !== first?.brand)
  if (first === undefined || other === undefined) throw new TypeError('The demo world has no two customers.')
  mine = first
  theirs = other
  token = await world.tokenOf(mine.username)
})

afterAll(async () => {
  await world.close()
})

const controller = '/lwr/apex/v65.0/CustomerPortalMainDataController'

describe('getUserAccountInformation', () => {
  it('answers the brand of the account of the viewer’s own contact', async () => {
    const answer = await call(`${controller}/getUserAccountInformation?contactId=${mine.contactId}`, token)
    expect([answer.status, answer.body]).toEqual([200, { Account_Brand__c: mine.brand }])
  })

  it('takes the id in its 15-character form', async () => {
    const answer = await call(
      `${controller}/getUserAccountInformation?contactId=${mine.contactId.slice(0, 15)}`,
      token,
    )
    expect(answer.status).toBe(200)
  })

  it('answers a foreign contact byte for byte like one that does not exist', async () => {
    const foreign = await call(`${controller}/getUserAccountInformation?contactId=${theirs.contactId}`, token)
    const unknown = await call(`${controller}/getUserAccountInformation?contactId=003000000000000AAA`, token)
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(unknown.text)
  })

  it('answers a guest like somebody who asks for a foreign contact', async () => {
    const guest = await call(`${controller}/getUserAccountInformation?contactId=${mine.contactId}`, null)
    expect(guest.status).toBe(404)
  })
})

describe('getUtilityInfo', () => {
  it('answers name and phone of the utility of the viewer’s own order', async () => {
    const answer = await call(`${controller}/getUtilityInfo?orderId=${mine.orderId}`, token)
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body as object).sort()).toEqual(['Name', 'Utility_Phone__c'])
    expect((answer.body as { Utility_Phone__c: string }).Utility_Phone__c).toMatch(/555/)
  })

  it('answers a foreign order byte for byte like one that does not exist, also to guests', async () => {
    const foreign = await call(`${controller}/getUtilityInfo?orderId=${theirs.orderId}`, token)
    const unknown = await call(`${controller}/getUtilityInfo?orderId=801000000000000AAA`, token)
    const guest = await call(`${controller}/getUtilityInfo?orderId=${mine.orderId}`, null)
    expect([foreign.status, unknown.status, guest.status]).toEqual([404, 404, 404])
    expect(new Set([foreign.text, unknown.text, guest.text]).size).toBe(1)
  })
})

describe('getBrandCustomerServiceInfo', () => {
  it.each(['first', 'second', 'third'])(
    'answers the nine fields of the %s brand to everyone',
    async (brand) => {
      const { engine, systemViewer, pool } = world.context
      const { rows } = await pool.query<{ id: string }>(
        'select "Id" as id from record."Brand__c" where "Name" = $1',
        [brand],
      )
      const link = `https://${brand}.example.com/legal`
      await engine.updateRecord(systemViewer, rows[0]?.id ?? '', {
        fields: {
          Privacy_Policy_Link__c: link,
          Privacy_Policy_Link_ES__c: link,
          Terms_of_Use__c: link,
          Terms_of_Use_ES__c: link,
        },
      })
      const answer = await call(`${controller}/getBrandCustomerServiceInfo?brandName=${brand}`, null)
      expect(answer.status).toBe(200)
      const fields = answer.body as Record<string, string | null>
      expect(Object.keys(fields)).toHaveLength(9)
      expect(Object.values(fields).every((value) => typeof value === 'string' && value !== '')).toBe(true)
      expect(fields.Customer_Service_Hours_ES__c).not.toBe(fields.Customer_Service_Hours__c)
    },
  )

  it('answers not found for a brand that there is none of', async () => {
    const answer = await call(`${controller}/getBrandCustomerServiceInfo?brandName=fourth`, null)
    expect(answer.status).toBe(404)
  })
})

describe('sessions', () => {
  it('answers 401 to a token that is over, from the next request on', async () => {
    const ended = await world.tokenOf(mine.username)
    const path = `${controller}/getUserAccountInformation?contactId=${mine.contactId}`
    expect((await call(path, ended)).status).toBe(200)
    await world.context.identity.endSession(ended)
    expect((await call(path, ended)).status).toBe(401)
  })

  it('answers 401 to a user whom another process switched off, as soon as it is told', async () => {
    const other = await world.tokenOf(theirs.username)
    const path = `${controller}/getUserAccountInformation?contactId=${theirs.contactId}`
    expect((await call(path, other)).status).toBe(200)
    await world.context.pool.query(`update record."User" set "IsActive" = false where "Username" = $1`, [
      theirs.username,
    ])
    await expect.poll(async () => (await call(path, other)).status).toBe(401)
  })
})

async function call(path: string, bearer: string | null) {
  const answer = await world.app.inject({
    url: path,
    headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
  })
  return { status: answer.statusCode, text: answer.payload, body: JSON.parse(answer.payload) as unknown }
}
