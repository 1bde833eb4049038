import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { AppRepresentation, NavItemsRepresentation } from '../../representation/app-schemas'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { AppsRepresentation } from './contract'

let world: CallWorld

beforeAll(async () => {
  world = await openCallWorld()
}, 60_000)

afterAll(() => world.world.close())

async function appsOf(viewer: FixtureViewer, query = '') {
  return ((await world.call(viewer, 'GET', `/apps${query}`)).body as AppsRepresentation).apps
}

async function navItems(viewer: FixtureViewer, query = '') {
  return (await world.call(viewer, 'GET', `/nav-items${query}`)).body as NavItemsRepresentation
}

describe('apps', () => {
  test('are one for those who serve and one for those who are served', async () => {
    const names = async (viewer: FixtureViewer) =>
      (await appsOf(viewer)).map(({ developerName, selected, startUrl }) => [
        developerName,
        selected,
        startUrl,
      ])
    for (const viewer of ['advisor', 'supervisor', 'admin'] as const) {
      expect(await names(viewer)).toEqual([['Advisor_Console', true, '/console']])
    }
    for (const viewer of ['guest', 'customer'] as const) {
      expect(await names(viewer)).toEqual([['Customer_Portal', true, '/']])
    }
    expect(await appsOf('advisor', '?formFactor=Small')).toEqual([])
  })

  test('lead to objects that the viewer reads, and to pages for the viewer', async () => {
    const [consoleApp] = await appsOf('advisor')
    const readable = await world.call('advisor', 'GET', '/object-info')
    const { objects } = readable.body as { readonly objects: Readonly<Record<string, unknown>> }
    const entities = consoleApp?.navItems.filter(({ itemType }) => itemType === 'Entity') ?? []
    expect(entities.length).toBeGreaterThan(10)
    for (const { objectApiName } of entities) expect(Object.keys(objects)).toContain(objectApiName)
    expect(entities[0]).toMatchObject({
      developerName: 'Case',
      label: 'Cases',
      objectLabel: 'Case',
      pageReference: { type: 'standard__objectPage', attributes: { objectApiName: 'Case' } },
    })
    const pages = async (viewer: FixtureViewer, query = '') =>
      (await appsOf(viewer, query)).flatMap((app) => app.navItems.map(({ content }) => content))
    expect(await pages('guest')).toEqual(['/', '/login', '/find-my-account', '/plans'])
    const tabs = ['/', '/bills', '/usage', '/messages', '/profile']
    expect(await pages('customer')).toEqual([...tabs, '/orders', '/plans'])
    expect(await pages('customer', '?formFactor=Small')).toEqual([...tabs, '/plans'])
  })

  test('have the colour of the viewer’s brand and words in the viewer’s language', async () => {
    const [danas] = await appsOf('customer')
    expect(danas?.headerColor).toBe('1B4D89')
    const rosalinda = await world.world.tokenOf('rosalinda.quintanar@example.com')
    const [brand] = await world.rows<{ brand: string }>(
      `select c."Customer_Brand__c" as brand from record."Contact" c where c."Email" = 'rosalinda.quintanar@example.com'`,
    )
    const answer = await world.world.app.inject({
      url: '/services/data/v65.0/ui-api/apps',
      headers: { authorization: `Bearer ${rosalinda}`, 'accept-language': 'es' },
    })
    const [hers] = (answer.json() as AppsRepresentation).apps
    const colors = { first: '1B4D89', second: '0B5F63', third: '17674A' }
    expect(hers?.headerColor).toBe(colors[brand?.brand as keyof typeof colors])
    expect(hers).toMatchObject({ label: 'Mi cuenta', type: 'Community' })
  })

  test('are found by id and name; one that is not the viewer’s is like one that does not exist', async () => {
    const [consoleApp] = await appsOf('admin')
    const byId = await world.call('admin', 'GET', `/apps/${consoleApp?.appId.slice(0, 15)}`)
    const byName = await world.call('admin', 'GET', '/apps/advisor_console')
    expect(byId.body).toEqual(byName.body)
    expect(byId.body).toMatchObject({ appId: consoleApp?.appId, navItems: consoleApp?.navItems })
    const foreign = await world.call('customer', 'GET', `/apps/${consoleApp?.appId}`)
    const unknown = await world.call('customer', 'GET', '/apps/06m000000000000AAA')
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  })

  test('carry what the viewer arranged unless that is not wanted', async () => {
    const userItems = async (query: string) => {
      const [app] = await appsOf('advisor', query)
      return [app?.userNavItems, app?.navItems] as readonly [
        AppRepresentation['navItems'],
        AppRepresentation['navItems'],
      ]
    }
    const [arranged, all] = await userItems('?userCustomizations=true')
    expect(arranged).toEqual(all)
    expect((await userItems('?userCustomizations=false'))[0]).toEqual([])
    expect((await userItems(''))[0]).toEqual(all)
  })
})

describe('navigation entries', () => {
  test('come page by page, each once', async () => {
    const whole = await navItems('advisor')
    expect(whole.nextPageUrl).toBeNull()
    const found: string[] = []
    let path: string | null = '/nav-items?pageSize=4'
    while (path !== null) {
      const page = (await world.call('advisor', 'GET', path)).body as NavItemsRepresentation
      expect(page.navItems.length).toBeLessThanOrEqual(4)
      found.push(...page.navItems.map(({ id }) => id))
      path = page.nextPageUrl?.replace('/services/data/v65.0/ui-api', '') ?? null
    }
    expect(found).toEqual(whole.navItems.map(({ id }) => id))
    expect((await navItems('advisor', '?page=99')).navItems).toEqual([])
    const tooFar = await world.call('advisor', 'GET', '/nav-items?page=-1')
    expect([tooFar.status, tooFar.body]).toMatchObject([400, [{ errorCode: 'NUMBER_OUTSIDE_VALID_RANGE' }]])
  })

  test('are found by name and size of screen, within what is the viewer’s', async () => {
    const names = async (viewer: FixtureViewer, query: string) =>
      (await navItems(viewer, query)).navItems.map(({ developerName }) => developerName)
    expect(await names('advisor', '?navItemNames=case,Lead,Portal_Bills')).toEqual(['Case', 'Lead'])
    expect(await names('customer', '?navItemNames=Case,Portal_Bills')).toEqual(['Portal_Bills'])
    expect(await names('advisor', '?navItemNames=User&formFactor=Medium')).toEqual([])
    expect(await names('advisor', '?navItemNames=User&formFactor=Large')).toEqual(['User'])
  })
})
