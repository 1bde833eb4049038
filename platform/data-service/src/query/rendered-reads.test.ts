import { expect, test } from 'vitest'
import { createDataService } from '../data-service'
import { getThing, getThings } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeFamily, makeWorld, secondId, settle } from '../test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

test('asks once for each config, errors too, and the browser asks for nothing', async () => {
  const world = makeFamily()
  world.server.putList('all', [firstId, secondId])
  const list = { name: 'all', fields: ['Name', 'Parent.Name'] }
  await world.dataService.readOnce(getThings, list)
  world.server.failures.push(500)
  const failing = { id: secondId, fields: ['Size'] }
  await world.dataService.readOnce(getThing, failing)
  expect(describeSnapshot(await world.dataService.readOnce(getThing, failing))).toBe('Error 500')

  const travelled = JSON.parse(JSON.stringify(world.dataService.serialise()))
  const browser = makeWorld(travelled, world.server)
  browser.clock.now += 20_000
  world.server.takeLog()
  const observer = browser.dataService.observe(getThings, list)
  expect(describeSnapshot(observer.getInitialSnapshot())).toBe(
    'Fulfilled [Name=child,Parent=Name=parent Name=parent,Parent=null]',
  )
  observer.subscribe(() => undefined)
  const seen: string[] = []
  const stop = browser.dataService.subscribe(getThing, failing, (snapshot) =>
    seen.push(describeSnapshot(snapshot)),
  )
  await settle()
  expect(seen).toEqual(['Error 500'])
  expect(world.server.takeLog()).toEqual([])

  stop()
  await browser.dataService.read(getThing, failing)
  expect(world.server.takeLog()).toHaveLength(1)
})

test('is taken over whatever the two clocks say', async () => {
  const world = makeFamily()
  world.clock.now += 10_000_000
  await world.dataService.readOnce(getThing, name)
  const browser = makeWorld(world.dataService.serialise(), world.server)
  expect(describeSnapshot(await browser.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
  expect(world.server.log).toHaveLength(1)
  browser.clock.now += 30_001
  await browser.dataService.read(getThing, name)
  expect(world.server.log).toHaveLength(2)
})

test('goes on showing what was rendered while it is read again', async () => {
  const world = makeFamily()
  await world.dataService.readOnce(getThing, name)
  const browser = makeWorld(world.dataService.serialise(), world.server)
  const observer = browser.dataService.observe(getThing, name)
  browser.clock.now += 60_000
  expect(describeSnapshot(observer.getInitialSnapshot())).toBe('Fulfilled Name=child')
  expect(observer.getSnapshot()).toBe(observer.getInitialSnapshot())
  observer.subscribe(() => undefined)
  expect(describeSnapshot(observer.getSnapshot())).toBe('Fulfilled Name=child')
  await settle()
  expect(world.server.log).toHaveLength(2)
})

test('of another version is refused', () => {
  const state = { ...makeFamily().dataService.serialise(), version: 2 as 1 }
  expect(makeWorld(state).logged).toEqual([{ event: 'stateRefused' }])
})

test('is hidden with everything else, errors too', async () => {
  const world = makeFamily()
  world.server.failures.push(500)
  await world.dataService.readOnce(getThing, name)
  const browser = makeWorld(world.dataService.serialise(), world.server)
  browser.dataService.clear()
  expect(describeSnapshot(await browser.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
})

test('has its errors served once, to whoever reads first, and to nobody who reads again', async () => {
  const world = makeFamily()
  world.server.failures.push(500)
  await world.dataService.readOnce(getThing, name)
  const state = world.dataService.serialise()

  const reader = makeWorld(state, world.server)
  expect(describeSnapshot(await reader.dataService.read(getThing, name))).toBe('Error 500')
  expect(describeSnapshot(await reader.dataService.read(getThing, name))).toBe('Fulfilled Name=child')

  const refreshed = makeWorld(state, world.server)
  await refreshed.dataService.refresh(getThing, name)
  expect(describeSnapshot(await refreshed.dataService.read(getThing, name))).toBe('Fulfilled Name=child')

  const forced = makeWorld(state, world.server)
  const cachePolicy = { type: 'no-cache' } as const
  expect(describeSnapshot(await forced.dataService.read(getThing, name, { cachePolicy }))).toBe(
    'Fulfilled Name=child',
  )
  expect(describeSnapshot(await forced.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
})

test('gives the same promise while it waits, and what came of it from then on', async () => {
  const { dataService } = makeFamily()
  const first = dataService.readOnce(getThing, name)
  expect(first).toBeInstanceOf(Promise)
  expect(dataService.readOnce(getThing, name)).toBe(first)
  const observer = dataService.observe(getThing, name)
  expect(observer.getInitialSnapshot().state).toBe('Pending')
  const snapshot = await first
  expect(dataService.readOnce(getThing, name)).toBe(snapshot)
  dataService.evict(getThing, name)
  expect(observer.getInitialSnapshot()).toBe(snapshot)
})

test('is without what was hidden: it is read again, and no error of before is served', async () => {
  const world = makeFamily()
  const { dataService, server } = world
  await dataService.readOnce(getThing, name)
  server.failures.push(500)
  await dataService.readOnce(getThing, { id: secondId, fields: ['Size'] })
  expect(Object.keys(dataService.serialise().errors)).toHaveLength(1)
  dataService.clear()
  server.put(firstId, { Name: 'renamed' })
  expect(describeSnapshot(await dataService.readOnce(getThing, name))).toBe('Fulfilled Name=renamed')
  expect(dataService.serialise().errors).toEqual({})
})

test('that keeps its lifetimes goes on expiring by the clock', async () => {
  const world = makeFamily()
  await world.dataService.readOnce(getThing, name)
  const state = { ...world.dataService.serialise(), keepsLifetimes: true as const }
  const readAt = async (passedMs: number) => {
    const { server } = makeFamily()
    const later = world.clock.now + passedMs
    const browser = createDataService({ network: server.network, now: () => later, initialState: state })
    await browser.read(getThing, name)
    return server.takeLog().length
  }
  expect([await readAt(30_000), await readAt(30_001)]).toEqual([0, 1])
  expect(makeWorld(state).logged).toEqual([])
})
