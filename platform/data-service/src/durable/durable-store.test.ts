import { expect, test } from 'vitest'
import { getThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeFamily, makeWorld } from '../test-world/test-world'
import { type DurablePlace, openDurableStore } from './durable-store'

const name = { id: firstId, fields: ['Name'] }

function makePlace() {
  const texts = new Map<string, string>()
  const place: DurablePlace = {
    read: async (key) => texts.get(key) ?? null,
    write: async (key, text) => void texts.set(key, text),
    wipe: async () => texts.clear(),
  }
  return { texts, place }
}

function makeStore(place: DurablePlace, userId: string) {
  const timers: (() => void)[] = []
  const store = openDurableStore({
    place,
    userId,
    schedule: (_milliseconds, run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), 1)
    },
  })
  const elapse = () => {
    for (const run of timers.splice(0)) run()
  }
  return { store, elapse }
}

test('what was read is there after the page was closed, for the same user', async () => {
  const { place } = makePlace()
  const first = makeFamily()
  const { store, elapse } = makeStore(place, 'anna')
  await store.load()
  store.keep(first.dataService)
  await first.dataService.read(getThing, name)
  elapse()
  const again = makeStore(place, 'anna')
  const second = makeWorld(await again.store.load(), first.server)
  first.server.takeLog()
  expect(describeSnapshot(await second.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
  expect(first.server.takeLog()).toEqual([])
})

test('another user finds nothing, and the first one’s cache is wiped', async () => {
  const { place, texts } = makePlace()
  const first = makeFamily()
  const { store, elapse } = makeStore(place, 'anna')
  await store.load()
  store.keep(first.dataService)
  await first.dataService.read(getThing, name)
  elapse()
  expect([...texts.values()].join()).toContain('child')
  expect(await makeStore(place, 'bert').store.load()).toBeUndefined()
  expect([...texts.values()].join()).not.toContain('child')
})

test('after a wipe nothing is kept any more', async () => {
  const { place, texts } = makePlace()
  const world = makeFamily()
  const { store, elapse } = makeStore(place, 'anna')
  await store.load()
  store.keep(world.dataService)
  await world.dataService.read(getThing, name)
  await store.wipe()
  elapse()
  expect(texts.size).toBe(0)
})

test('a place that fails costs the durability alone', async () => {
  const broken = async () => {
    throw new TypeError('no space')
  }
  const world = makeFamily()
  const { store, elapse } = makeStore({ read: broken, write: broken, wipe: broken }, 'anna')
  expect(await store.load()).toBeUndefined()
  store.keep(world.dataService)
  expect(describeSnapshot(await world.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
  elapse()
  await store.wipe()
})
