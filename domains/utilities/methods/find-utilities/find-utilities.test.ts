import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'
import { setUtilitySite } from '../../../testing/utility-site'
import type { FoundUtilities } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('findUtilities', () => {
  it('tells a guest whom to call in a ZIP code, with several utilities and without a choice of provider too', async () => {
    const links = await setUtilitySite(world, 'Lone Cedar Electric Delivery')
    const two = (await find({ zipCode: '75067' })).body.utilities
    expect(two.map(({ name }) => name)).toEqual(['Lone Cedar Electric Delivery', 'Trinity Fork Wires'])
    expect(two[0]).toMatchObject({
      commodity: 'Electricity',
      phone: '(972) 555-0113',
      ...links,
      streets: [],
    })
    const closed = (await find({ zipCode: '78620' })).body.utilities
    expect(closed).toMatchObject([{ name: 'Cypress Hollow Electric Cooperative', phone: '(512) 555-0136' }])
  })

  it('tells of a gas utility a number and no map', async () => {
    const [gas] = (await find({ zipCode: '61101' })).body.utilities
    expect(gas).toMatchObject({ commodity: 'Gas', phone: '(815) 555-0114', reportLink: null, mapLink: null })
  })

  it('tells customers the utilities of their own homes, and guests and staff of none', async () => {
    const { body } = await find({}, 'theodore.okonjo-vale@example.com')
    expect(body.utilities.map(({ streets }) => streets.length)).toEqual([1, 1])
    expect((await find({})).body).toEqual({ zipCode: null, utilities: [] })
    expect((await find({}, 'advisor.first@example.com')).body.utilities).toEqual([])
  })

  it('leaves out a home that has been left', async () => {
    const username = 'theodore.okonjo-vale@example.com'
    const [stored] = (await find({}, username)).body.utilities
    await world.context.pool.query(
      `update record."Account" set "Status__c" = 'Closed'
       where "ContactId" = (select "ContactId" from record."User" where "Username" = $1)
         and "Service_Street__c" <> $2`,
      [username, stored?.streets[0]],
    )
    expect((await find({}, username)).body.utilities).toEqual([stored])
  })

  it('knows nobody in a ZIP code that we do not know, and refuses what is none', async () => {
    expect((await find({ zipCode: '99999' })).body).toEqual({ zipCode: '99999', utilities: [] })
    expect((await find({ zipCode: '7700' })).status).toBe(400)
  })
})

async function find(query: Readonly<Record<string, string>>, username: string | null = null) {
  const answer = await readMethod(world, username, 'CustomerPortalUtilityController/findUtilities', query)
  return { status: answer.statusCode, body: answer.json<FoundUtilities>() }
}
