import { expect, test } from 'vitest'
import type { Snapshot } from '../snapshot/snapshot'
import { createThing, deleteThing, getThingPage, type ThingPage } from '../test-world/test-adapters'
import { describeSnapshot, makeWorld, settle, type TestWorld } from '../test-world/test-world'

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const idOf = (name: string) => `a0100000000000${name}AAA`
const all = { name: 'all', fields: ['Name'] }

/** A world whose list `all` holds eight records, `a` to `h`. */
function makePages(): TestWorld {
  const world = makeWorld()
  for (const name of names) world.server.put(idOf(name), { Name: name })
  world.server.putList('all', names.map(idOf))
  return world
}

function pageOf(snapshot: Snapshot<ThingPage>): ThingPage {
  if (!('data' in snapshot)) throw new TypeError(`expected data, got ${snapshot.state}`)
  return snapshot.data
}

function rowsOf(snapshot: Snapshot<ThingPage>): string {
  return pageOf(snapshot)
    .records.map(({ fields }) => fields.Name?.value)
    .join('')
}

test('a page is answered from rows that are known, whatever pages they came in', async () => {
  const { dataService, server } = makePages()
  const read = (page: object) => dataService.read(getThingPage, { ...all, ...page })
  const first = pageOf(await read({ pageSize: 6 }))
  server.takeLog()
  expect(rowsOf(await read({ pageSize: 2 }))).toBe('ab')
  expect(rowsOf(await read({ pageSize: 2, pageToken: '2' }))).toBe('cd')
  const third = pageOf(await read({ pageSize: 2, pageToken: '4' }))
  expect(third).toMatchObject({
    count: 2,
    pageSize: 2,
    currentPageToken: '4',
    nextPageToken: first.nextPageToken,
    previousPageToken: '2',
    nextPageUrl: `/pages/all?pageSize=2&pageToken=${first.nextPageToken}`,
  })
  expect(server.takeLog()).toEqual([])
})

test('a page that is known in part is asked for from the nearest token on, with the remaining size', async () => {
  const { dataService, server } = makePages()
  const read = (page: object) => dataService.read(getThingPage, { ...all, ...page })
  const { nextPageToken } = pageOf(await read({ pageSize: 2 }))
  expect(rowsOf(await read({ pageSize: 5 }))).toBe('abcde')
  expect(server.takeLog()).toEqual(['GET pages/all Name 0+2', 'GET pages/all Name after2+3'])
  expect(rowsOf(await read({ pageSize: 2, pageToken: nextPageToken }))).toBe('cd')
  expect(rowsOf(await read({ pageSize: 3, pageToken: '4' }))).toBe('efg')
  expect(server.takeLog()).toEqual(['GET pages/all Name after5+2'])
  expect(rowsOf(await read({ pageSize: 9 }))).toBe('abcdefgh')
  expect(server.takeLog()).toEqual(['GET pages/all Name after7+2'])
  const whole = pageOf(await read({ pageSize: 50 }))
  expect([whole.count, whole.nextPageToken, server.takeLog()]).toEqual([8, null, []])
})

test('tokens of the server are understood at any page size, those of the page before too', async () => {
  const { dataService, server } = makePages()
  const read = (page: object) => dataService.read(getThingPage, { ...all, ...page })
  const second = pageOf(await read({ pageToken: pageOf(await read({})).nextPageToken ?? '' }))
  expect(second.records).toHaveLength(3)
  server.takeLog()
  const { previousPageToken } = second
  expect(rowsOf(await read({ pageToken: previousPageToken }))).toBe('abc')
  expect(rowsOf(await read({ pageToken: previousPageToken, pageSize: 2 }))).toBe('bc')
  expect(server.takeLog()).toEqual([])
})

test('a token that nobody knows is asked for as it is', async () => {
  const { dataService, server } = makePages()
  const config = { ...all, pageToken: 'after6' }
  expect(rowsOf(await dataService.read(getThingPage, config))).toBe('gh')
  expect(rowsOf(await dataService.read(getThingPage, config))).toBe('gh')
  expect(server.takeLog()).toEqual(['GET pages/all Name after6+'])
})

test('rows are fresh for the lifetime of the answer that they came in', async () => {
  const { dataService, server, clock } = makePages()
  const read = (page: object) => dataService.read(getThingPage, { ...all, ...page })
  await read({ pageSize: 3 })
  clock.now += 20_000
  await read({ pageSize: 6 })
  clock.now += 10_000
  expect(read({ pageSize: 6 })).not.toBeInstanceOf(Promise)
  clock.now += 1
  server.takeLog()
  await read({ pageSize: 6 })
  expect(server.takeLog()).toEqual(['GET pages/all Name 0+6'])
})

test('a changed edition lets go of all rows, and a page on screen is found again by its place', async () => {
  const { dataService, server } = makePages()
  const { nextPageToken } = pageOf(await dataService.read(getThingPage, all))
  const second = { ...all, pageToken: nextPageToken ?? '' }
  const shown: string[] = []
  dataService.subscribe(getThingPage, second, (snapshot) => shown.push(rowsOf(snapshot)))
  await settle()
  server.putList('all', ['h', ...names.slice(0, 7)].map(idOf), 'second')
  server.takeLog()
  await dataService.refresh(getThingPage, all)
  await settle()
  expect(server.takeLog()).toEqual(
    ['GET pages/all Name 0+3 no-cache', 'GET pages/all Name after3+3'].map(plain),
  )
  expect(shown).toEqual(['def', 'cde'])
})

/** Sizes that are the usual one are not sent. */
function plain(line: string): string {
  return line.replace('0+3 ', '').replace('+3', '+')
}

test('two pages that are asked for at once are both kept, whichever answer comes first', async () => {
  const { dataService, server } = makePages()
  const releaseFirst = server.hold()
  const first = dataService.read(getThingPage, { ...all, pageSize: 2 })
  await settle()
  const releaseSecond = server.hold()
  const second = dataService.read(getThingPage, { ...all, pageSize: 3, pageToken: '4' })
  await settle()
  releaseSecond()
  expect(rowsOf(await second)).toBe('efg')
  releaseFirst()
  expect(rowsOf(await first)).toBe('ab')
  server.takeLog()
  await dataService.read(getThingPage, { ...all, pageSize: 2 })
  expect(server.takeLog()).toEqual([])
})

test('a server that sends fewer rows than asked is taken at its word', async () => {
  const { dataService, server } = makePages()
  server.mostRows = 2
  const page = pageOf(await dataService.read(getThingPage, { ...all, pageSize: 5 }))
  expect([page.count, page.nextPageToken]).toEqual([2, 'after2'])
  expect(server.takeLog()).toHaveLength(1)
})

test('pages are read again after a write, each on its own rows', async () => {
  const { dataService, server } = makePages()
  const shown: string[] = []
  const follow = (page: object) =>
    dataService.subscribe(getThingPage, { ...all, ...page }, (snapshot) => shown.push(rowsOf(snapshot)))
  follow({ pageSize: 2 })
  follow({ pageSize: 2, pageToken: '2' })
  await settle()
  await dataService.write(deleteThing, idOf('a'))
  await settle()
  expect(shown.slice(-2).sort()).toEqual(['bc', 'de'])
  const next = pageOf(await dataService.read(getThingPage, { ...all, pageSize: 2, pageToken: '4' }))
  expect(next.records).toHaveLength(2)
  expect(server.log.at(-1)).toContain('after4')
})

test('a record that is being made stands first on the first page', async () => {
  const { dataService, server } = makePages()
  const shown: string[] = []
  dataService.subscribe(getThingPage, { ...all, pageSize: 2 }, (snapshot) => shown.push(rowsOf(snapshot)))
  await settle()
  const release = server.hold()
  const made = dataService.write(
    createThing,
    { list: 'all', fields: { Name: 'new' } },
    { optimistic: true, showIn: [{ adapter: getThingPage, config: { ...all, pageSize: 2 } }] },
  )
  expect(shown.at(-1)).toBe('newab')
  release()
  await made
  await settle()
  expect(shown.at(-1)).toBe('newa')
})

test.each([[{ pageSize: 2 }], [{ pageSize: 4 }], [{ pageToken: 'after6' }]])(
  'a page %o counts what it shows, with what is being made and without what is being deleted',
  async (config) => {
    const { dataService, server } = makePages()
    const deleting = { ...deleteThing, draft: (recordId: string) => ({ kind: 'delete' as const, recordId }) }
    await dataService.read(getThingPage, { ...all, pageSize: 2 })
    const page = { ...all, ...config }
    const shown: ThingPage[] = []
    dataService.subscribe(getThingPage, page, (snapshot) => shown.push(pageOf(snapshot)))
    await settle()
    const [before] = shown
    const release = server.hold()
    const first = before?.records[0]?.id ?? ''
    const showIn = [{ adapter: getThingPage, config: page }]
    const writes = [
      dataService.write(deleting, first, { optimistic: true }),
      dataService.write(createThing, { list: 'all', fields: { Name: 'm' } }, { optimistic: true, showIn }),
      dataService.write(createThing, { list: 'all', fields: { Name: 'n' } }, { optimistic: true, showIn }),
    ]
    const drafted = shown.at(-1)
    expect(drafted?.count).toBe(drafted?.records.length)
    expect(drafted?.count).not.toBe(before?.count)
    release()
    await Promise.all(writes)
  },
)

test('a list that is not found is remembered as such, and one that is empty as empty', async () => {
  const { dataService, server } = makePages()
  server.putList('none', [])
  const none = { name: 'none', fields: ['Name'] }
  expect(describeSnapshot(await dataService.read(getThingPage, { name: 'lost', fields: [] }))).toBe(
    'Error 404',
  )
  expect(describeSnapshot(await dataService.read(getThingPage, { name: 'lost', fields: [] }))).toBe(
    'Error 404',
  )
  expect(describeSnapshot(await dataService.read(getThingPage, none))).toBe('Fulfilled []')
  expect(describeSnapshot(await dataService.read(getThingPage, { ...none, pageSize: 9 }))).toBe(
    'Fulfilled []',
  )
  expect(server.takeLog()).toEqual(['GET pages/lost', 'GET pages/none Name'])
})

test('the same page is the same snapshot, and its unchanged rows are the same objects', async () => {
  const { dataService, server } = makePages()
  await dataService.read(getThingPage, { ...all, pageSize: 8 })
  const config = { ...all, pageSize: 3, pageToken: '2' }
  const before = await dataService.read(getThingPage, config)
  expect(await dataService.read(getThingPage, config)).toBe(before)
  server.put(idOf('d'), { Name: 'D' })
  const after = await dataService.refresh(getThingPage, config)
  expect(rowsOf(after)).toBe('cDe')
  expect(pageOf(after).records[0]).toBe(pageOf(before).records[0])
  expect(Object.isFrozen(pageOf(after).records)).toBe(true)
})
