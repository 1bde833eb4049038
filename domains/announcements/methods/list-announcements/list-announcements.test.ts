import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const hour = 3_600_000
const address = '/services/data/v65.0/ui-api/records'

/** Sends a write to the data service as that user. */
async function send(
  method: 'POST' | 'PATCH',
  url: string,
  payload: object,
  username = 'supervisor@example.com',
) {
  const headers = { authorization: `Bearer ${await world.tokenOf(username)}` }
  return world.app.inject({ method, url, payload, headers })
}

/** Writes an announcement of the first brand, and publishes it, by two people where that is needed; gives its id. */
async function publish(headline: string, { kind = 'Information', from = -hour, until = hour } = {}) {
  const at = (offset: number) => new Date(world.context.now().getTime() + offset).toISOString()
  const created = await send('POST', address, {
    apiName: 'Announcement__c',
    fields: {
      Name: headline,
      Headline_ES__c: `${headline} (es)`,
      Text__c: 'What to do.',
      Text_ES__c: 'Qué hacer.',
      Brand__c: 'first',
      Kind__c: kind,
      Starts_At__c: at(from),
      Ends_At__c: at(until),
    },
  })
  expect(created.statusCode, created.body).toBe(201)
  const { id } = created.json<{ id: string }>()
  if (kind === 'Storm') {
    const published = await send('PATCH', `${address}/${id}`, { fields: { Status__c: 'Published' } })
    expect(published.statusCode, published.body).toBe(200)
    return id
  }
  await perform('RequestApproval', id, 'supervisor@example.com')
  await perform('Approve', id, 'admin@example.com')
  return id
}

async function perform(action: string, contextId: string, username: string) {
  const url = `/services/data/v65.0/ui-api/actions/perform-quick-action/Announcement__c.${action}`
  const answer = await send('POST', url, { contextId, fields: {} }, username)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}

async function shown(brandName: string, username: string | null = null) {
  const answer = await readMethod(world, username, 'CustomerPortalMainDataController/listAnnouncements', {
    brandName,
  })
  return answer.json<{ announcements: { id: string; headline: { en: string; es: string } }[] }>()
    .announcements
}
const headlines = async (brandName: string) => (await shown(brandName)).map(({ headline }) => headline.en)

describe('announcements', () => {
  it('are shown to everyone of the brand, in both languages, warnings first, within their time', async () => {
    await publish('Prices')
    await publish('Storm', { kind: 'Storm', from: -2 * hour })
    await publish('Tomorrow', { from: 2 * hour, until: 3 * hour })
    await publish('Yesterday', { from: -3 * hour, until: -2 * hour })
    expect(await headlines('first')).toEqual(['Storm', 'Prices'])
    expect(await headlines('second')).toEqual([])
    const [storm] = await shown('first', 'dana.whitcombe@example.com')
    expect(storm).toEqual({
      id: expect.any(String),
      isWarning: true,
      headline: { en: 'Storm', es: 'Storm (es)' },
      text: { en: 'What to do.', es: 'Qué hacer.' },
    })
    world.advance(2.5 * hour)
    expect(await headlines('first')).toEqual(['Tomorrow'])
  })

  it('are gone as soon as they are withdrawn, and stay withdrawn', async () => {
    const id = await publish('Withdrawn')
    expect(await headlines('first')).toContain('Withdrawn')
    await send('PATCH', `${address}/${id}`, { fields: { Status__c: 'Withdrawn' } })
    expect(await headlines('first')).not.toContain('Withdrawn')
    const again = await send('PATCH', `${address}/${id}`, { fields: { Status__c: 'Published' } })
    expect(again.statusCode).toBe(400)
  })

  it('are written by supervisors of the brand, and by no advisor or customer', async () => {
    const fields = {
      Name: 'Forged',
      Headline_ES__c: 'Forged',
      Text__c: 'x',
      Text_ES__c: 'x',
      Brand__c: 'first',
      Starts_At__c: world.context.now().toISOString(),
      Ends_At__c: new Date(world.context.now().getTime() + hour).toISOString(),
    }
    const create = (brand: string, username: string) =>
      send('POST', address, { apiName: 'Announcement__c', fields: { ...fields, Brand__c: brand } }, username)
    expect((await create('second', 'supervisor@example.com')).statusCode).toBeGreaterThanOrEqual(400)
    for (const username of ['advisor.first@example.com', 'dana.whitcombe@example.com'])
      expect((await create('first', username)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await headlines('first')).not.toContain('Forged')
  })

  it('of a brand that does not exist are not found', async () => {
    const answer = await readMethod(world, null, 'CustomerPortalMainDataController/listAnnouncements', {
      brandName: 'fourth',
    })
    expect(answer.statusCode).toBe(404)
  })
})
