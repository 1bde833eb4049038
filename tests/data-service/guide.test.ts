import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getRecord, updateRecord } from '@porchlight/data-service-client'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { offerActions, reply } from './guide/actions'
import { App, CaseList } from './guide/case-list'
import { startFresh } from './guide/fresh'
import { readColumns, readPages } from './guide/lists'
import { describeCases } from './guide/metadata'
import { getWeather } from './guide/own-adapter'
import { readInMyWay } from './guide/policies'
import { followStatus, readCase, readSome } from './guide/records'
import { readAccount } from './guide/related-lists'
import { renderPage, takeOver } from './guide/rendering'
import { search, suggestAccounts } from './guide/search'
import { setUp } from './guide/set-up'
import { wireRecord } from './guide/wire'
import { changePhone, changeSubject, openCase } from './guide/writes'
import { openClient } from './in-process-client'

const root = new URL('../..', import.meta.url).pathname
const examples = 'tests/data-service/guide'

let world: TestWorld
let demo: DemoFixtureWorld
let token: string

beforeAll(async () => {
  world = await createTestWorld({ listen: true })
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('dana.whitcombe@example.com')
})

afterAll(async () => {
  await world.close()
})

test('the guide shows the examples as they are, each once', () => {
  const guide = readFileSync(join(root, 'docs/guides/data-service.md'), 'utf8')
  const shown = [...guide.matchAll(/```tsx? title="([\w.-]+)"\n([\s\S]*?)```/g)].map(
    ([, name = '', text]) => [name, text],
  )
  const files = readdirSync(join(root, examples)).map((name) => [
    name,
    readFileSync(join(root, examples, name), 'utf8'),
  ])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(files))
  expect(shown).toHaveLength(files.length)
})

test('set up as the guide says, it reads over HTTP', async () => {
  const dataService = setUp(world.origin, token)
  expect((await readColumns(dataService)).length).toBeGreaterThan(2)
  expect(await dataService.read(getWeather, { zip: 'none' })).toMatchObject({ error: { status: 400 } })
})

test('a new token replaces one that is refused, and what is in sight is read again as the page is looked at', async () => {
  let current = 'expired'
  const session = {
    token: () => current,
    refresh: async () => {
      current = token
      return true
    },
  }
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const { dataService, stop } = startFresh(world.origin, session, { page, everyMs: 20 })
  const recordId = demo.own('Case')
  const shown: unknown[] = []
  const end = dataService.subscribe(getRecord, { recordId, fields: ['Case.Subject'] }, (snapshot) => {
    if ('data' in snapshot) shown.push(snapshot.data.fields.Subject?.value)
  })
  await expect.poll(() => shown.at(-1)).toEqual(expect.any(String))
  await openClient(world, await world.tokenOf('admin@example.com')).dataService.write(updateRecord, {
    fields: { Id: recordId, Subject: 'Changed elsewhere' },
  })
  await expect.poll(() => shown.at(-1)).toBe('Changed elsewhere')
  expect(current).toBe(token)
  end()
  stop()
})

test('the list is rendered with its data, and the browser takes it over without a request', async () => {
  const { network, takeRequests } = openClient(world, token)
  const { html, state } = await renderPage(network, createElement(CaseList))
  expect(html).toContain('<li>')
  expect(takeRequests()).toHaveLength(1)
  const dataService = takeOver(network, JSON.parse(JSON.stringify(state)))
  expect(renderToString(createElement(App, { dataService }))).toBe(html)
  expect(takeRequests()).toEqual([])
})

test('each family’s example does what it says', async () => {
  const { dataService, settle } = openClient(world, token)
  const caseId = demo.own('Case')
  expect(await readCase(dataService, caseId)).toEqual([expect.any(String), expect.any(String)])
  const statuses: unknown[] = []
  const stop = followStatus(dataService, caseId, (status) => statuses.push(status))
  await settle()
  stop()
  expect(statuses).toEqual([expect.any(String)])
  expect(await readSome(dataService, [caseId, demo.foreign('Case')])).toEqual([200])
  const admin = openClient(world, await world.tokenOf('admin@example.com'))
  expect(await readPages(admin.dataService)).toEqual([2, 2, 4])
  expect(admin.takeRequests()).toHaveLength(2)
  expect(await describeCases(dataService)).toMatchObject({ label: 'Case', types: expect.any(Array) })
  const account = await readAccount(dataService, demo.own('Account'))
  expect([account.bills.length, account.counts.length]).toEqual([3, 2])
  const offered = await offerActions(dataService, caseId)
  expect(offered.navigation.length).toBeGreaterThan(0)
  expect(await search(dataService, 'whitcombe')).toBeGreaterThan(0)
  expect(await suggestAccounts(dataService)).toBe('Fulfilled')
  expect(await readInMyWay(dataService)).toEqual(['Fulfilled', 'Fulfilled', 'Fulfilled'])
  const notified: unknown[] = []
  wireRecord(dataService, caseId, (value) => notified.push(value))()
  expect(notified).toMatchObject([{ data: undefined }, { data: { id: caseId } }])
  expect(await changePhone(dataService, demo.own('Contact'), '(713) 555-0188')).toEqual([])
  expect(await changePhone(dataService, demo.own('Contact'), 'none')).toEqual([
    expect.stringContaining('MobilePhone'),
  ])
  const made = await openCase(dataService, demo.own('Contact'))
  await expect(changeSubject(admin.dataService, made?.id ?? '', 1)).rejects.toMatchObject({ status: 412 })
  expect(await reply(dataService, made?.id ?? '', 'Thank you.')).toMatchObject({ isSuccess: true })
})
