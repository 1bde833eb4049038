import { describe, expect, test } from 'vitest'
import type { Snapshot } from '../snapshot/snapshot'
import { createStoreWriter } from '../store/create-store-writer'
import { deleteThing, getThing, getThings, getThingsUnkept, updateThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'
import { QueryEngine } from './query-engine'

const name = { id: firstId, fields: ['Name'] }

function dataOf<Data>(snapshot: Snapshot<Data>): Data {
  if (!('data' in snapshot)) throw new TypeError(`expected data, got ${snapshot.state}`)
  return snapshot.data
}

test('are not told of identical data, nor of fields and version marks that they did not select', async () => {
  const world = makeFamily()
  const { take } = follow(world, ['Name'])
  const parent = follow(world, ['Parent.Name'])
  await settle()
  take()
  parent.take()
  await world.dataService.refresh(getThing, name)
  await world.dataService.write(updateThing, { id: firstId, fields: { Color: 'green' } })
  await settle()
  await world.dataService.write(updateThing, { id: secondId, fields: { Color: 'black' } })
  await settle()
  expect([take(), parent.take()]).toEqual([[], []])
})

test('see the newest version marks when they look, though nobody calls them', async () => {
  const { dataService, server } = makeFamily()
  const observer = dataService.observe(getThing, name)
  let calls = 0
  observer.subscribe(() => {
    calls += 1
  })
  await settle()
  await dataService.write(updateThing, { id: firstId, fields: { Color: 'green', Name: 'child' } })
  expect(calls).toBe(1)
  expect(dataOf(observer.getSnapshot()).weakEtag).toBe(server.records.get(firstId)?.version)
})

test('wait for an error that is not remembered, and the next read asks again', async () => {
  const world = makeFamily()
  world.server.failures.push(500)
  const { take } = follow(world, ['Name'])
  await settle()
  expect(take()).toEqual(['Error 500'])
  expect(world.logged).toEqual([{ event: 'readFailed', adapter: 'getThing', status: 500 }])
  expect(describeSnapshot(await world.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
  expect(take()).toEqual(['Fulfilled Name=child'])
})

test('keep their data when a refresh fails', async () => {
  const world = makeFamily()
  const { take } = follow(world, ['Name'])
  await settle()
  take()
  world.server.failures.push(503)
  expect(describeSnapshot(await world.dataService.refresh(getThing, name))).toBe('Error 503')
  expect(take()).toEqual(['Fulfilled Name=child, not refreshed: 503'])
  await world.dataService.write(updateThing, { id: secondId, fields: { Name: 'other' } })
  await world.dataService.refresh(getThing, { id: firstId, fields: ['Color'] })
  expect(take()).toEqual([])
  const later = follow(world, ['Name'])
  expect(later.take()).toEqual(['Fulfilled Name=child, not refreshed: 503'])
  await world.dataService.refresh(getThing, name)
  for (const told of [take(), later.take()]) expect(told).toEqual(['Fulfilled Name=child'])
})

test('are shown stale data with the error of its revalidation', async () => {
  const world = makeFamily()
  const { take } = follow(world, ['Name'])
  await settle()
  take()
  world.clock.now += 120_000
  world.server.failures.push(503)
  const events: string[] = []
  const policy = { type: 'stale-while-revalidate', staleDurationSeconds: 600 } as const
  world.dataService.subscribe(getThing, name, (snapshot) => events.push(describeSnapshot(snapshot)), {
    cachePolicy: policy,
  })
  await settle()
  expect(events).toEqual(['Stale Name=child', 'Stale Name=child, not refreshed: 503'])
  expect(take()).toEqual(['Fulfilled Name=child, not refreshed: 503'])
  world.server.records.delete(firstId)
  await world.dataService.refresh(getThing, name)
  expect([events.at(-1), take()]).toEqual(['Error 404', ['Error 404']])
})

test('are told of a remembered 404, which others then read without a request', async () => {
  const world = makeFamily()
  const { take } = follow(world, ['Name'])
  await settle()
  take()
  world.server.records.delete(firstId)
  await world.dataService.refresh(getThing, name)
  expect(take()).toEqual(['Error 404'])
  world.server.takeLog()
  const other = await world.dataService.read(getThing, { id: firstId, fields: ['Color'] })
  expect(describeSnapshot(other)).toBe('Error 404')
  expect(world.server.takeLog()).toEqual([])
})

test('ask again after an eviction, and only when they are live', async () => {
  const world = makeFamily()
  const { take, stop } = follow(world, ['Name'])
  await settle()
  world.server.put(firstId, { Name: 'again' })
  world.dataService.evict(getThing, name)
  await settle()
  expect(take()).toEqual(['Fulfilled Name=child', 'Fulfilled Name=again'])
  stop()
  world.server.takeLog()
  world.dataService.evictRecord(firstId)
  await settle()
  expect(world.server.takeLog()).toEqual([])
})

test('of lists lose a deleted record', async () => {
  const world = makeFamily()
  world.server.putList('all', [firstId, secondId])
  const events: string[] = []
  world.dataService.subscribe(getThings, { name: 'all', fields: ['Name'] }, (snapshot) =>
    events.push(describeSnapshot(snapshot)),
  )
  await settle()
  await world.dataService.write(deleteThing, secondId)
  await settle()
  expect(events).toEqual(['Fulfilled [Name=child Name=parent]', 'Fulfilled [Name=child]'])
})

test('an answer from before an eviction does not bring the record back', async () => {
  const { dataService, server } = makeFamily()
  const release = server.hold()
  const read = dataService.read(getThing, { id: secondId, fields: ['Name'] })
  await settle()
  server.records.delete(secondId)
  dataService.evictRecord(secondId)
  release()
  expect(describeSnapshot(await read)).toBe('Error 404')
})

test('of a record that is newer with every answer do not ask for ever', async () => {
  const world = makeFamily()
  const restless = world.server.answer.bind(world.server)
  world.server.answer = (request) => {
    world.server.put(firstId, {})
    return restless(request)
  }
  follow(world, ['Name'])
  follow(world, ['Color'])
  for (let turn = 0; turn < 50; turn += 1) await settle()
  expect(world.server.log.length).toBeLessThan(80)
})

test('get an answer to a forced read that is not kept, and later reads ask again', async () => {
  const world = makeFamily()
  world.server.putList('all', [firstId])
  const config = { name: 'all', fields: ['Name'] }
  const events: string[] = []
  world.dataService.subscribe(getThingsUnkept, config, (snapshot) => events.push(describeSnapshot(snapshot)))
  await settle()
  world.server.putList('all', [firstId, secondId])
  await world.dataService.refresh(getThingsUnkept, config)
  expect(events).toEqual(['Fulfilled [Name=child]', 'Fulfilled [Name=child Name=parent]'])
  expect(world.dataService.read(getThingsUnkept, config)).toBeInstanceOf(Promise)
})

test('a read after a write waits for no answer from before it', async () => {
  const { dataService, server } = makeFamily()
  const release = server.hold()
  const before = dataService.read(getThing, name)
  await settle()
  server.hold()()
  await dataService.write(updateThing, { id: secondId, fields: { Color: 'green' } })
  server.takeLog()
  server.put(firstId, { Name: 'written meanwhile' })
  const after = dataService.read(getThing, name)
  await settle()
  expect(server.takeLog()).toEqual([`GET records/${firstId} Name`])
  expect(describeSnapshot(await after)).toBe('Fulfilled Name=written meanwhile')
  release()
  expect(describeSnapshot(await before)).toBe('Fulfilled Name=written meanwhile')
})

test('of a config that was read before do not check it again', async () => {
  const { dataService } = makeFamily()
  let checks = 0
  const counted = {
    ...getThing,
    checkConfig: (config: typeof name) => {
      checks += 1
      return getThing.checkConfig(config)
    },
  }
  await dataService.read(counted, name)
  await dataService.read(counted, { ...name, fields: [...name.fields] })
  expect(checks).toBe(1)
})

test('of one config wait for the same answer, but for one that is forced', async () => {
  const { dataService, server } = makeFamily()
  const release = server.hold()
  const first = dataService.read(getThing, name)
  expect(dataService.read(getThing, name)).toBe(first)
  const forced = dataService.refresh(getThing, name)
  expect(forced).not.toBe(first)
  expect(dataService.read(getThing, name)).toBe(first)
  release()
  expect(describeSnapshot(await forced)).toBe('Fulfilled Name=child')
  expect(describeSnapshot(await first)).toBe('Fulfilled Name=child')
})

test('that go on after everything was dropped are answered like new ones, from caches on the way too', async () => {
  const world = makeFamily()
  const { take } = follow(world, ['Name'])
  await settle()
  take()
  world.server.takeLog()
  world.dataService.clear()
  await settle()
  expect(world.server.takeLog()).toEqual([`GET records/${firstId} Name`])
  expect(take()).toEqual(['Fulfilled Name=child'])
})

test('whoever watches records learns of those that come into the store, and of no eviction', async () => {
  const { dataService } = makeFamily()
  const seen: string[][] = []
  dataService.watchRecords((records) => seen.push(records.map(({ id }) => id)))
  await dataService.read(getThing, name)
  dataService.evictRecord(firstId)
  await settle()
  expect(seen).toEqual([[firstId]])
})

test('a 404 that is remembered is no failure to log', async () => {
  const world = makeFamily()
  follow(world, ['Name'])
  await settle()
  world.server.records.delete(firstId)
  expect(describeSnapshot(await world.dataService.refresh(getThing, name))).toBe('Error 404')
  expect(world.logged).toEqual([])
})

test('what a forced read confirms reaches a reader that waits for it, though nothing has changed', async () => {
  const world = makeFamily()
  await world.dataService.read(getThing, name)
  const observer = world.dataService.observe(getThing, name, { cachePolicy: { type: 'no-cache' } })
  const states: string[] = []
  observer.subscribe(() => states.push(describeSnapshot(observer.getSnapshot())))
  expect(observer.getSnapshot().state).toBe('Pending')
  await settle()
  expect(states).toEqual(['Fulfilled Name=child'])
})

test('a reader that waits shows what another answer brings, before its own comes', async () => {
  const world = makeFamily()
  const release = world.server.hold()
  const { take } = follow(world, ['Name'])
  await settle()
  const releaseWrite = world.server.hold()
  const write = world.dataService.write(updateThing, { id: firstId, fields: { Name: 'written' } })
  await settle()
  expect(take()).toEqual([])
  releaseWrite()
  await write
  expect(take()).toEqual(['Fulfilled Name=written'])
  release()
  await settle()
  expect(take()).toEqual([])
})

test('of a parent that is another one now, a reader learns what becomes of that one', async () => {
  const world = makeFamily()
  const third = 'a01000000000003AAA'
  world.server.put(third, { Name: 'third' })
  const { take } = follow(world, ['Parent.Name'])
  await settle()
  take()
  world.server.put(firstId, {}, third)
  await world.dataService.read(getThings, { name: 'all', fields: ['Name', 'Parent.Name'] })
  expect(take()).toEqual(['Fulfilled Parent=Name=third'])
  world.server.put(third, { Name: 'renamed' })
  await world.dataService.refresh(getThing, { id: third, fields: ['Name'] })
  expect(take()).toEqual(['Fulfilled Parent=Name=renamed'])
})

describe('of data that has expired, when a part of it changes', () => {
  const fields = ['Name', 'Parent.Name']

  /** A child that expired while its parent did not, a reader with that policy, and the parent renamed. */
  async function renameParentOf(
    type: 'cache-then-network' | 'stale-while-revalidate' | 'no-cache',
    lateMs = 1,
  ) {
    const world = makeFamily()
    await world.dataService.read(getThing, { id: firstId, fields })
    world.clock.now += 30_000 + lateMs
    const cachePolicy =
      type === 'stale-while-revalidate' ? ({ type, staleDurationSeconds: 600 } as const) : ({ type } as const)
    const release = world.server.hold()
    const observer = world.dataService.observe(getThing, { id: firstId, fields }, { cachePolicy })
    const shown: string[] = []
    observer.subscribe(() => shown.push(describeSnapshot(observer.getSnapshot())))
    await settle()
    const before = describeSnapshot(observer.getSnapshot())
    // The first read remains cached.
    const releaseWrite = world.server.hold()
    const write = world.dataService.write(updateThing, { id: secondId, fields: { Name: 'renamed' } })
    await settle()
    releaseWrite()
    await write
    const then = shown.splice(0)
    release()
    await settle()
    return { before, shown: then }
  }

  test('a reader that waits goes on waiting', async () => {
    expect(await renameParentOf('cache-then-network')).toMatchObject({ before: 'Pending', shown: [] })
  })

  test('a reader of stale data is shown stale data', async () => {
    expect(await renameParentOf('stale-while-revalidate')).toMatchObject({
      before: 'Stale Name=child,Parent=Name=parent',
      shown: ['Stale Name=child,Parent=Name=renamed'],
    })
  })

  test('a reader that waits is shown it to the last millisecond of its lifetime', async () => {
    expect(await renameParentOf('no-cache', 0)).toMatchObject({
      before: 'Pending',
      shown: ['Fulfilled Name=child,Parent=Name=renamed'],
    })
    expect(await renameParentOf('no-cache', 1)).toMatchObject({ before: 'Pending', shown: [] })
  })
})

test('what is being read is not asked for once more when it is evicted meanwhile', async () => {
  const world = makeFamily()
  follow(world, ['Name'])
  await settle()
  const release = world.server.hold()
  void world.dataService.refresh(getThing, name)
  await settle()
  world.server.takeLog()
  world.dataService.evict(getThing, name)
  await settle()
  expect(world.server.takeLog()).toEqual([])
  release()
  await settle()
})

test('after everything was dropped a read does not wait for an answer from before', async () => {
  const world = makeFamily()
  const release = world.server.hold()
  const before = world.dataService.read(getThing, name)
  await settle()
  world.dataService.clear()
  const after = world.dataService.read(getThing, name)
  await settle()
  expect(world.server.takeLog()).toHaveLength(2)
  release()
  await Promise.all([before, after])
})

test('a change notice is a read past every cache on the way', async () => {
  const world = makeFamily()
  follow(world, ['Name'])
  await settle()
  world.server.takeLog()
  await world.dataService.notifyRecordUpdateAvailable([firstId])
  expect(world.server.takeLog()).toEqual([`GET records/${firstId} Name no-cache`])
})

test('who watches what is held learns that it became less, also when other things came with it', () => {
  const engine = new QueryEngine({ network: makeFamily().server.network, now: () => 0 })
  const changes: boolean[] = []
  engine.contentListeners.add((isLess) => changes.push(isLess))
  const writer = createStoreWriter(engine.store, { now: 0, sentAt: engine.store.nextSequence() }, true)
  const put = (key: string) => writer.putEntry(key, { of: key }, 1_000)
  engine.store.transact(() => put('one'))
  engine.store.transact(() => {
    engine.store.evict('one')
    put('two')
  })
  expect(changes).toEqual([false, true])
})
