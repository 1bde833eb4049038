import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const dana = 'dana.whitcombe@example.com'
const fields = [
  'Bill_Emails_On_Since__c',
  'Receipt_Emails_Off_Since__c',
  'Order_Emails_Off_Since__c',
] as const

async function stored(username = dana) {
  const columns = fields.map((field) => `c."${field}" is not null as "${field}"`).join(', ')
  const { rows } = await bench.world.context.pool.query<Record<string, boolean>>(
    `select c."Id" as id, ${columns} from record."Contact" c
     join record."User" u on u."ContactId" = c."Id" where u."Username" = $1`,
    [username],
  )
  const [row] = rows
  if (row === undefined) throw new RangeError(`There is no ${username}.`)
  return row
}

/** A write of the data service by somebody who is signed in. */
async function patchAs(username: string, id: string, field: string) {
  return bench.world.app.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${id}`,
    headers: { authorization: `Bearer ${await bench.world.tokenOf(username)}` },
    payload: { fields: { [field]: '2026-11-01T00:00:00.000Z' } },
  })
}

describe('the choice of emails', () => {
  it('is saved as the boxes stand', async () => {
    const browser = bench.browser()
    await browser.signIn(dana)
    const save = { bills: 'yes', orders: 'yes' }
    expect(await browser.call('saveEmailPreferences', save)).toEqual({ location: '/profile?saved' })
    expect(await stored()).toMatchObject({
      Bill_Emails_On_Since__c: true,
      Receipt_Emails_Off_Since__c: true,
      Order_Emails_Off_Since__c: false,
    })
    await browser.call('saveEmailPreferences', { receipts: 'yes', orders: 'yes' })
    expect(await stored()).toMatchObject({
      Bill_Emails_On_Since__c: false,
      Receipt_Emails_Off_Since__c: false,
      Order_Emails_Off_Since__c: false,
    })
  })

  it('is asked of nobody who is not signed in as a customer', async () => {
    expect(await bench.browser().refusalKey('saveEmailPreferences', {})).toBe('invalidSession')
    const answer = await bench.world.app.inject({
      method: 'POST',
      url: '/lwr/apex/v65.0/CustomerPortalProfileController/saveEmailPreferences',
      headers: { authorization: `Bearer ${await bench.world.tokenOf('advisor.first@example.com')}` },
      payload: {},
    })
    expect(answer.statusCode).toBe(403)
  })

  it('is read by staff of the brand on the contact, and written by none of them', async () => {
    const { id } = await stored()
    for (const username of ['advisor.first@example.com', 'supervisor@example.com', 'admin@example.com']) {
      const authorization = `Bearer ${await bench.world.tokenOf(username)}`
      const answer = await bench.world.app.inject({
        url: `/services/data/v65.0/ui-api/records/${id}?fields=${fields.map((name) => `Contact.${name}`).join()}`,
        headers: { authorization },
      })
      expect(Object.keys(answer.json().fields).toSorted()).toEqual(fields.toSorted())
      for (const field of fields) expect((await patchAs(username, String(id), field)).statusCode).toBe(400)
    }
    for (const field of fields) expect((await patchAs(dana, String(id), field)).statusCode).toBe(400)
    expect(await stored()).toMatchObject({ Receipt_Emails_Off_Since__c: false })
  })
})
