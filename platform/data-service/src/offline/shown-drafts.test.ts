import { expect, test } from 'vitest'
import { createDataService } from '../data-service'
import type { FetchResponse, NetworkAdapter } from '../network/resource-request'
import { createThing, deleteThing, getThing, getThings, updateThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeFamily, secondId, settle } from '../test-world/test-world'
import type { DraftPlace } from './draft-place'
import { OfflineQueue } from './offline-queue'
import type { QueuedWrite } from './queued-write'

const all = { name: 'all', fields: ['Name'] }
const name = { id: firstId, fields: ['Name'] }
const makes = { ...createThing, isDraftAware: true }
const deletes = {
  ...deleteThing,
  isDraftAware: true,
  draft: (recordId: string) => ({ kind: 'delete' as const, recordId }),
}
const noAnswer: FetchResponse = { status: 0, statusText: '', ok: false, headers: {}, body: undefined }

function setUp() {
  const { server } = makeFamily()
  const line = { isUp: true }
  const stored = new Map<string, QueuedWrite>()
  const place: DraftPlace = {
    all: async () => structuredClone([...stored.values()]),
    async change(_owner, { put, remove }) {
      for (const write of put) stored.set(write.id, structuredClone(write))
      for (const id of remove) stored.delete(id)
    },
  }
  const network: NetworkAdapter = async (request) => (line.isUp ? server.network(request) : noAnswer)
  /** Opens a tab; `initialState` is what a durable cache stored of an earlier one. */
  const open = (initialState?: Parameters<typeof createDataService>[0]['initialState']) => {
    const sent: (string | undefined)[][] = []
    const conflicts: QueuedWrite[] = []
    const offline = new OfflineQueue({
      place,
      userId: 'one',
      network,
      now: () => Date.now(),
      makeId: () => crypto.randomUUID(),
      after: () => () => undefined,
      onSent: (...told) => void sent.push(told),
      onConflict: (write) => void conflicts.push(write),
    })
    const dataService = createDataService({ network, now: () => 1_000_000, offline, initialState })
    const list: string[] = []
    dataService.subscribe(getThings, all, (snapshot) => list.push(describeSnapshot(snapshot)))
    const shown = async (config = name) => describeSnapshot(await dataService.read(getThing, config))
    return { offline, dataService, list, shown, sent, conflicts }
  }
  return { server, line, open, stored }
}

/** Creates a record while offline, changes it, deletes another; returns what a durable cache then stores. */
async function writeOffline({ line, open }: ReturnType<typeof setUp>) {
  const tab = open()
  await settle()
  await tab.shown()
  line.isUp = false
  let draftId = ''
  const onQueued = (queued: { readonly recordId: string }) => {
    draftId = queued.recordId
  }
  const showIn = [{ adapter: getThings, config: all }]
  await tab.dataService.write(makes, { list: 'all', fields: { Name: 'made' } }, { showIn, onQueued })
  await tab.dataService.write(updateThing, { id: draftId, fields: { Name: 'made and changed' } })
  await tab.dataService.write(updateThing, { id: firstId, fields: { Name: 'changed' } })
  await tab.dataService.write(deletes, secondId, { optimistic: true })
  await settle()
  return { tab, draftId, state: tab.dataService.serialise() }
}

test('deletes and changes that wait are shown, and a record that is gone reads as not found', async () => {
  const world = setUp()
  const { tab, draftId } = await writeOffline(world)
  expect(tab.list.at(-1)).toBe('Fulfilled [Name=made and changed Name=changed]')
  expect(await tab.shown({ id: secondId, fields: ['Name'] })).toBe('Error 404')
  expect(await tab.shown({ id: draftId, fields: ['Name'] })).toBe('Fulfilled Name=made and changed')
})

test('what waits is drawn again after a reload, before the network answers, and gives way to its answers', async () => {
  const world = setUp()
  const { draftId, tab: before, state } = await writeOffline(world)
  before.offline.close()
  const tab = world.open(state)
  await settle()
  expect(tab.list.at(-1)).toBe('Fulfilled [Name=made and changed Name=changed]')
  expect(await tab.shown({ id: draftId, fields: ['Name'] })).toBe('Fulfilled Name=made and changed')
  world.line.isUp = true
  await tab.offline.replay()
  await settle()
  expect(tab.offline.list()).toEqual([])
  expect(tab.list.at(-1)).toBe('Fulfilled [Name=made and changed Name=changed]')
  const made = world.server.lists.get('all')?.ids[0]
  expect(tab.sent).toContainEqual([made, draftId])
  expect(tab.dataService.inspect().store.drafts.size).toBe(0)
})

test('a list that comes only after the reload shows what is being made too', async () => {
  const world = setUp()
  await writeOffline(world)
  const tab = world.open()
  await settle()
  world.line.isUp = true
  await tab.dataService.refresh(getThings, all)
  expect(tab.list.at(-1)).toBe('Fulfilled [Name=made and changed Name=changed]')
})

test('what was given up is shown no more, in other tabs too once they look', async () => {
  const world = setUp()
  const { tab } = await writeOffline(world)
  const other = world.open()
  await settle()
  for (const { id } of [...tab.offline.list()]) await tab.offline.discard(id)
  await settle()
  expect(tab.list.at(-1)).toBe('Fulfilled [Name=child Name=parent]')
  await other.offline.replay()
  await settle()
  expect(other.dataService.inspect().store.drafts.size).toBe(0)
  expect(other.sent).toContainEqual([secondId, undefined])
})

test('a record that was made is found under the id that stood for it, by writes that come later', async () => {
  const world = setUp()
  const { tab, draftId } = await writeOffline(world)
  world.line.isUp = true
  await tab.offline.replay()
  await tab.dataService.write(updateThing, { id: draftId, fields: { Name: 'later' } })
  const made = world.server.lists.get('all')?.ids[0] ?? ''
  expect(world.server.records.get(made)?.fields.Name).toBe('later')
})

test('a conflict is handed over with both versions, and other values can be decided on', async () => {
  const world = setUp()
  const tab = world.open()
  await tab.shown()
  const named = {
    ...updateThing,
    resourceRequest: ({ id, fields }: Parameters<typeof updateThing.resourceRequest>[0]) => ({
      ...updateThing.resourceRequest({ id, fields }),
      body: { fields },
    }),
  }
  world.line.isUp = false
  await tab.dataService.write(named, { id: firstId, fields: { Name: 'mine' } })
  const answer = world.server.answer.bind(world.server)
  world.server.put(firstId, { Name: 'theirs' })
  world.server.answer = (request) => {
    const { version = 0 } = world.server.records.get(firstId) ?? {}
    if (request.method === 'PATCH' && request.headers['If-Match'] !== `"${version}"`)
      return { ...noAnswer, status: 412 }
    if (request.method === 'PATCH')
      return answer({ ...request, body: (request.body as { readonly fields: unknown }).fields })
    const { optionalFields } = request.queryParams
    if (!Array.isArray(optionalFields)) return answer(request)
    const fields = optionalFields.map((field) => field.split('.')[1])
    return answer({ ...request, urlParams: { name: firstId }, queryParams: { fields } })
  }
  world.line.isUp = true
  await tab.offline.replay()
  expect(tab.conflicts).toMatchObject([
    { fields: { Name: 'mine' }, conflict: { theirs: { Name: 'theirs' } } },
  ])
  await tab.offline.retry(tab.conflicts[0]?.id ?? '', { Name: 'both' })
  expect([tab.offline.list(), world.server.records.get(firstId)?.fields.Name]).toEqual([[], 'both'])
})
