import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { AppRepresentation, NavItemsRepresentation } from '../../representation/app-schemas'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let world: CallWorld

beforeAll(async () => {
  world = await openCallWorld()
}, 60_000)

afterAll(() => world.world.close())

const path = '/apps/Advisor_Console/user-nav-items'

async function namesOf(viewer: FixtureViewer, query = '') {
  const answer = await world.call(viewer, 'GET', `${path}${query}`)
  return (answer.body as NavItemsRepresentation).navItems.map(({ developerName }) => developerName)
}

async function idsByName(viewer: FixtureViewer): Promise<ReadonlyMap<string, string>> {
  const answer = await world.call(viewer, 'GET', '/apps/Advisor_Console')
  const { navItems } = answer.body as AppRepresentation
  return new Map(navItems.map(({ developerName, id }) => [developerName, id]))
}

/** Arranges the navigation by the names of its entries. */
async function arrange(viewer: FixtureViewer, names: readonly string[], query = '') {
  const ids = await idsByName(viewer)
  const navItems = names.map((name) => ({ id: ids.get(name) ?? name }))
  return world.call(viewer, 'PUT', `${path}${query}`, { navItems })
}

test('an arrangement is one viewer’s, in that order and without what it leaves out', async () => {
  const own = [...(await idsByName('advisor')).keys()]
  expect(await namesOf('advisor')).toEqual(own)
  const answer = await arrange('advisor', ['Order', 'Case', 'Order'])
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { navItems: [{ developerName: 'Order' }, { developerName: 'Case' }], nextPageUrl: null },
  ])
  expect(await namesOf('advisor')).toEqual(['Order', 'Case'])
  expect(await namesOf('supervisor')).toContain('Console_Figures')
  const app = (await world.call('advisor', 'GET', '/apps/Advisor_Console')).body as AppRepresentation
  expect(app.isNavPersonalizationDisabled).toBe(false)
  expect(app.userNavItems.map(({ developerName }) => developerName)).toEqual(['Order', 'Case'])
  expect(app.navItems.map(({ developerName }) => developerName)).toEqual(own)
  await arrange('advisor', own)
  expect(await world.rows(`select value from personalization.preference where kind = 'navigation'`)).toEqual([
    { value: null },
  ])
})

test('what the app got since comes last, and what the viewer lost is left out until it returns', async () => {
  const own = [...(await idsByName('advisor')).keys()]
  await arrange('advisor', own.toReversed())
  const store = (value: object) =>
    world.rows(
      `update personalization.preference set value = '${JSON.stringify(value)}' where kind = 'navigation' returning value`,
    )
  const ids = await idsByName('advisor')
  const lost = '0Qk000000000001AAA'
  // As arranged when the app had two entries, one of which the viewer may no longer see.
  await store({ order: [lost, ids.get('Order')], hidden: [ids.get('Lead')] })
  const rest = own.filter((name) => name !== 'Order' && name !== 'Lead')
  expect(await namesOf('advisor')).toEqual(['Order', ...rest])
  await arrange('advisor', own)
})

test('an arrangement of one form factor leaves alone what only others have', async () => {
  const medium = await namesOf('admin', '?formFactor=Medium')
  await arrange('admin', medium.slice(0, 3), '?formFactor=Medium')
  expect(await namesOf('admin', '?formFactor=Medium')).toEqual(medium.slice(0, 3))
  expect(await namesOf('admin')).toContain('User')
})

test('an unknown entry changes nothing, and one of another viewer is like none', async () => {
  const unknown = await arrange('advisor', ['Case', '0Qk000000000001AAA'])
  expect([unknown.status, unknown.body]).toMatchObject([400, [{ errorCode: 'INVALID_INPUT' }]])
  const figures = (await idsByName('supervisor')).get('Console_Figures') ?? ''
  const foreign = await arrange('advisor', [figures])
  const text = (answer: { readonly text: string }, id: string) => answer.text.replaceAll(id, 'ID')
  expect(text(foreign, figures)).toBe(text(unknown, '0Qk000000000001AAA'))
  expect(await namesOf('advisor')).toEqual([...(await idsByName('advisor')).keys()])
})

test('guests arrange nothing, and nobody arranges an app that is not theirs', async () => {
  const guest = await world.call('guest', 'PUT', '/apps/Customer_Portal/user-nav-items', { navItems: [] })
  expect(guest.status).toBe(403)
  const foreign = await world.call('customer', 'PUT', path, { navItems: [] })
  expect(foreign.status).toBe(404)
})
