import { expect, test } from 'vitest'
import type { DataService } from '../data-service-api'
import { getThing } from '../test-world/test-adapters'
import {
  describeSnapshot,
  firstId,
  makeFamily,
  makeWorld,
  secondId,
  type TestWorld,
} from '../test-world/test-world'
import type { DurablePlace } from './durable-place'
import { type DurableStoreOptions, openDurableStore } from './durable-store'

const name = { id: firstId, fields: ['Name'] }
const ttlMs = 30_000

/** Creates in-memory storage that two tabs share. */
function makePlace() {
  const held: { owner: string | null; text: string | null } = { owner: null, text: null }
  const place: DurablePlace = {
    async claim(owner) {
      if (held.owner !== owner) Object.assign(held, { owner, text: null })
      return held.text
    },
    async write(owner, text) {
      if (held.owner !== owner) return false
      held.text = text
      return true
    },
    wipe: async () => void Object.assign(held, { owner: null, text: null }),
  }
  return { held, place }
}

/** Opens a user's tab over a storage: `elapse` runs everything that is scheduled. */
function openTab(
  place: DurablePlace,
  userId: string,
  clock: { now: number },
  more: Partial<DurableStoreOptions> = {},
) {
  const timers = new Set<() => void>()
  const soon = new Set<() => void>()
  const store = openDurableStore({
    place,
    userId,
    now: () => clock.now,
    schedule: (milliseconds, run) => {
      const set = milliseconds === 0 ? soon : timers
      set.add(run)
      return () => void set.delete(run)
    },
    ...more,
  })
  const elapse = (set = timers) => {
    const runs = [...set]
    set.clear()
    for (const run of runs) run()
  }
  return { store, elapse, endTurn: () => elapse(soon) }
}

/** A page of anna's that has read a name and stored it. */
async function storedPage(place: DurablePlace, more: Partial<DurableStoreOptions> = {}) {
  const world = makeFamily()
  const tab = openTab(place, 'anna', world.clock, more)
  await tab.store.load()
  tab.store.keep(world.dataService)
  await world.dataService.read(getThing, name)
  tab.elapse()
  return { world, ...tab }
}

/** The page opened again, after some time. */
async function reopened({ server, clock }: TestWorld, place: DurablePlace, afterMs: number, userId = 'anna') {
  const later = { now: clock.now + afterMs }
  const state = await openTab(place, userId, later).store.load()
  const page = makeWorld(state, server)
  page.clock.now = later.now
  server.takeLog()
  return page
}

const readName = async ({ dataService }: { readonly dataService: DataService }) =>
  describeSnapshot(await dataService.read(getThing, name))

test('what was read is there after the page was closed, for the same user', async () => {
  const { place } = makePlace()
  const { world } = await storedPage(place)
  const page = await reopened(world, place, 1_000)
  expect(await readName(page)).toBe('Fulfilled Name=child')
  expect(page.server.takeLog()).toEqual([])
})

test('lifetimes go on while the page is closed', async () => {
  const { place } = makePlace()
  const { world } = await storedPage(place)
  const fresh = await reopened(world, place, ttlMs)
  expect(await readName(fresh)).toBe('Fulfilled Name=child')
  expect(fresh.server.takeLog()).toEqual([])
  const days = await reopened(world, place, 5 * 86_400_000)
  const cachePolicy = { type: 'only-if-cached' } as const
  expect(days.dataService.read(getThing, name, { cachePolicy })).toMatchObject({ error: { status: 504 } })
  const week = { type: 'stale-while-revalidate', staleDurationSeconds: 604_800 } as const
  expect(days.dataService.read(getThing, name, { cachePolicy: week })).toMatchObject({ state: 'Stale' })
  await readName(days)
  expect(days.server.takeLog()).toHaveLength(1)
})

test('when the clock went back, nothing is known of any age, and nothing is taken over', async () => {
  const { place } = makePlace()
  const { world } = await storedPage(place)
  const page = await reopened(world, place, -3_600_000)
  expect(page.dataService.heldRecords()).toEqual([])
})

test('another user finds nothing, and the first one’s records are removed', async () => {
  const { place, held } = makePlace()
  const { world } = await storedPage(place)
  expect(held.text).toContain('child')
  const page = await reopened(world, place, 0, 'bert')
  expect(page.dataService.heldRecords()).toEqual([])
  expect(held).toEqual({ owner: 'bert', text: null })
})

test('a tab that stays open after another user signed in writes nothing any more', async () => {
  const { place, held } = makePlace()
  const { world, elapse, endTurn } = await storedPage(place)
  await openTab(place, 'bert', world.clock).store.load()
  await world.dataService.read(getThing, { id: secondId, fields: ['Name'] })
  elapse()
  world.dataService.evictRecord(firstId)
  endTurn()
  expect(held).toEqual({ owner: 'bert', text: null })
})

test('a tab that stays open after a sign-out in another writes nothing any more', async () => {
  const { place, held } = makePlace()
  const { world, elapse } = await storedPage(place)
  await openTab(place, 'anna', world.clock).store.wipe()
  await world.dataService.read(getThing, { id: secondId, fields: ['Name'] })
  elapse()
  expect(held).toEqual({ owner: null, text: null })
})

test.each<[string, (dataService: DataService) => void]>([
  [
    'is gone, as the server tells',
    (dataService) => dataService.applyChanges({ touched: [], gone: [firstId], missed: false }),
  ],
  ['was deleted', (dataService) => dataService.evictRecord(firstId)],
  ['belongs to who signed out', (dataService) => dataService.clear()],
])('a record that %s does not stay on the device', async (_what, forget) => {
  const { place, held } = makePlace()
  const { world, endTurn } = await storedPage(place)
  expect(held.text).toContain('child')
  forget(world.dataService)
  endTurn()
  expect(held.text).not.toContain('child')
})

test('what was said to be old is old after the page was closed', async () => {
  const { place } = makePlace()
  const { world, endTurn } = await storedPage(place)
  world.dataService.applyChanges({ touched: [], gone: [], missed: true })
  endTurn()
  const page = await reopened(world, place, 0)
  await readName(page)
  expect(page.server.takeLog()).toHaveLength(1)
})

test('an answer without records is stored as well', async () => {
  const { place, held } = makePlace()
  const world = makeWorld()
  const { store, elapse } = openTab(place, 'anna', world.clock)
  await store.load()
  store.keep(world.dataService)
  await world.dataService.read(getThing, name)
  elapse()
  expect(held.text).toContain('404')
})

test('another release of the application reads nothing of it', async () => {
  const { place } = makePlace()
  const { world } = await storedPage(place, { release: '1' })
  expect(await openTab(place, 'anna', world.clock, { release: '2' }).store.load()).toBeUndefined()
  expect(await openTab(place, 'anna', world.clock, { release: '1' }).store.load()).toBeDefined()
})

test('what is stored is bounded: the newest stays', async () => {
  const { place, held } = makePlace()
  const world = makeWorld()
  const { store, elapse } = openTab(place, 'anna', world.clock, { maxLength: 2_000 })
  await store.load()
  store.keep(world.dataService)
  for (let number = 100; number < 160; number += 1) {
    const id = `a01000000000${number}AAA`
    world.server.put(id, { Name: `name ${number}` })
    world.clock.now += 1
    await world.dataService.read(getThing, { id, fields: ['Name'] })
  }
  elapse()
  expect(held.text?.length).toBeLessThan(3_000)
  expect(held.text).toContain('name 159')
  expect(held.text).not.toContain('name 100')
})

test('where there is little room, less is stored', async () => {
  const { place, held } = makePlace()
  const room = 12_000
  const small: DurablePlace = {
    ...place,
    write: async (owner, text) => {
      if (text.length > room) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
      return place.write(owner, text)
    },
  }
  const world = makeWorld()
  const { store, elapse } = openTab(small, 'anna', world.clock)
  await store.load()
  store.keep(world.dataService)
  const id = (number: number) => `a01000000000${number}AAA`
  for (let number = 100; number < 200; number += 1) {
    world.server.put(id(number), { Name: 'x'.repeat(200) })
    await world.dataService.read(getThing, { id: id(number), fields: ['Name'] })
  }
  elapse()
  await new Promise((resolve) => setImmediate(resolve))
  expect(held.text?.length).toBeGreaterThan(room / 4)
})

test('a place that fails, or text that is none of ours, costs the durability alone', async () => {
  const broken = async () => {
    throw new TypeError('no place')
  }
  const world = makeFamily()
  const { store, elapse } = openTab({ claim: broken, write: broken, wipe: broken }, 'anna', world.clock)
  expect(await store.load()).toBeUndefined()
  store.keep(world.dataService)
  expect(await readName(world)).toBe('Fulfilled Name=child')
  elapse()
  await store.wipe()
  for (const text of ['{', '[]', '{"format":1}', '{"version":1,"savedAt":0,"entries":[],"errors":{}}']) {
    const place: DurablePlace = { claim: async () => text, write: broken, wipe: broken }
    expect(await openTab(place, 'anna', world.clock).store.load()).toBeUndefined()
  }
})
