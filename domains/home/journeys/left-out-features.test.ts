import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brandFeatureFields } from '../../customer-service/facts/brand-features'
import { callAs } from '../../testing/call-as'

const hosts = { first: 'localhost', second: 'amigo.localhost' } as const
const customers = { first: 'dana.whitcombe@example.com', second: 'rosalinda.quintanar@example.com' } as const
const addresses = { autopay: '/autopay', paperless: '/paperless', textAlerts: '/alerts' } as const

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  await change({ Offers_Autopay__c: false, Offers_Paperless__c: false, Offers_Text_Alerts__c: false })
})
afterAll(() => world.close())

/** As an administrator does on the brand's record in the console. */
async function change(fields: object, username = 'admin@example.com'): Promise<number> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."Brand__c" where "Name" = 'first'`,
  )
  const answer = await world.app.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${rows[0]?.id}`,
    headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload: { fields },
  })
  return answer.statusCode
}

async function pageAt(brand: 'first' | 'second', url: string): Promise<string> {
  const headers = { authorization: `Bearer ${await world.tokenOf(customers[brand])}`, host: hosts[brand] }
  const answer = await world.app.inject({ method: 'GET', url, headers })
  expect(answer.statusCode, url).toBe(200)
  return answer.payload
}

const accountOf = async (username: string) => {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select a."Id" as id from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
     where u."Username" = $1 and a."Status__c" = 'Active' order by a."Id" limit 1`,
    [username],
  )
  return rows[0]?.id ?? ''
}

const notOffered = /(doesn’t offer this in the portal|no ofrece esto en el portal).*href="tel:/s

const leadsTo = (html: string, path: string) => new RegExp(`href="(/es)?${path}["?]`).test(html)

it('stays with whoever has it, with the way to turn it off', async () => {
  expect(leadsTo(await pageAt('first', '/more'), addresses.textAlerts)).toBe(true)
  expect(notOffered.test(await pageAt('first', addresses.textAlerts))).toBe(false)
})

describe('a feature that a brand leaves out', () => {
  beforeAll(async () => {
    // Of what the demo's customer has.
    await world.context.pool.query(`update record."Alert_Subscription__c" set "Status__c" = 'Stopped'`)
    await world.context.pool.query(`update record."Account" set "Paperless__c" = false`)
  })

  it.each(['/', '/more', '/bills', '/help', '/profile', '/es/more'])(
    'is linked from nowhere: %s',
    async (page) => {
      const html = await pageAt('first', page)
      for (const path of Object.values(addresses)) expect([path, leadsTo(html, path)]).toEqual([path, false])
    },
  )

  it.each(Object.values(addresses))('says so on its page, with the number to call: %s', async (path) => {
    expect(notOffered.test(await pageAt('first', path))).toBe(true)
    expect(notOffered.test(await pageAt('first', `/es${path}`))).toBe(true)
  })

  it('is refused to whoever sends its form anyway', async () => {
    const accountId = await accountOf(customers.first)
    const calls = [
      ['CustomerPortalPaymentController', 'beginAutopay', { accountId, with: 'card' }],
      ['CustomerPortalProfileController', 'turnPaperlessOn', { accountId, sampleCode: 'x', agree: 'yes' }],
      ['CustomerPortalAlertController', 'sendAlertCode', { mobilePhone: '(713) 555-0188' }],
    ] as const
    for (const [controller, method, payload] of calls) {
      const { status, text } = await callAs(() => world, controller)(method, customers.first, payload)
      expect([method, status, text.includes('NOT_OFFERED')]).toEqual([method, 409, true])
    }
  })

  it('is there for customers of another brand', async () => {
    for (const path of Object.values(addresses)) {
      expect([path, leadsTo(await pageAt('second', '/more'), path)]).toEqual([path, true])
      expect(notOffered.test(await pageAt('second', path))).toBe(false)
    }
  })

  it('is chosen by administrators alone', async () => {
    for (const field of brandFeatureFields) {
      expect([field, await change({ [field]: true }, 'supervisor@example.com')]).not.toEqual([field, 200])
    }
  })

  it('comes back with the next page once it is offered again', async () => {
    expect(await change({ Offers_Autopay__c: true })).toBe(200)
    await expect.poll(async () => leadsTo(await pageAt('first', '/more'), '/autopay')).toBe(true)
    expect(notOffered.test(await pageAt('first', '/autopay'))).toBe(false)
  })
})
