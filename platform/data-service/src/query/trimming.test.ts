import { expect, test } from 'vitest'
import { getThing, getThings, updateThing } from '../test-world/test-adapters'
import {
  firstId,
  follow,
  makeFamily,
  makeWorld,
  secondId,
  settle,
  type TestWorld,
} from '../test-world/test-world'

const ttlMs = 30_000
const thing = (id: string) => ({ id, fields: ['Name'] })
const read = (world: TestWorld, id: string) => world.dataService.refresh(getThing, thing(id))
const held = ({ dataService }: TestWorld) =>
  dataService.inspect().entries.flatMap(({ record }) => (record === null ? [] : [record.id]))

test('once a reader has left, what has expired and nobody reads is let go of, and what is read stays', async () => {
  const world = makeFamily()
  await read(world, secondId)
  const { stop } = follow(world, ['Name'])
  const other = follow(world, ['Color'], secondId)
  await settle()
  world.clock.now += ttlMs + 1
  stop()
  expect(held(world)).toEqual([secondId])
  world.clock.now += ttlMs
  other.stop()
  expect(held(world)).toEqual([])
})

test('that happens every five seconds at most', async () => {
  const world = makeFamily()
  await read(world, firstId)
  const { stop } = follow(world, ['Color'], secondId)
  await settle()
  world.clock.now += ttlMs + 1
  stop()
  expect(held(world)).toEqual([])
  await read(world, firstId)
  const again = follow(world, ['Color'], secondId)
  await settle()
  world.dataService.evictRecord(secondId)
  world.clock.now += 4_999
  again.stop()
  expect(held(world)).toEqual([firstId])
})

test('what has expired stays for the policies that serve it, whatever else is answered meanwhile', async () => {
  const world = makeFamily()
  await read(world, firstId)
  world.clock.now += ttlMs + 1_000
  await read(world, secondId)
  world.server.takeLog()
  const cachePolicy = { type: 'stale-while-revalidate', staleDurationSeconds: 600 } as const
  const stale = world.dataService.read(getThing, thing(firstId), { cachePolicy })
  expect(stale).toMatchObject({ state: 'Stale' })
  const validAt = { type: 'valid-at', timestamp: world.clock.now - 2_000 } as const
  expect(world.dataService.read(getThing, thing(firstId), { cachePolicy: validAt })).toMatchObject({
    state: 'Fulfilled',
  })
  await settle()
})

test('beyond the bound the least recently read goes, and never what is on screen', async () => {
  const world = makeWorld(undefined, undefined, { maxEntries: 20 })
  const ids = Array.from({ length: 60 }, (_, index) => `a01000000000${String(index + 100)}AAA`)
  for (const id of ids) world.server.put(id, { Name: id })
  const [shown = '', ...others] = ids
  const { stop, take } = follow(world, ['Name'], shown)
  await settle()
  for (const id of others) await read(world, id)
  const left = held(world)
  expect(left.length).toBeLessThanOrEqual(20)
  expect(left).toEqual(expect.arrayContaining([shown, ...ids.slice(-10)]))
  take()
  world.server.put(shown, { Name: 'newer' })
  await read(world, shown)
  expect(take()).toEqual(['Fulfilled Name=newer'])
  stop()
})

test('nothing is let go of while an answer is on its way', async () => {
  const world = makeFamily()
  const { stop } = follow(world, ['Name'])
  await settle()
  const release = world.server.hold()
  const answer = read(world, secondId)
  world.clock.now += ttlMs + 1
  stop()
  expect(held(world)).toEqual([firstId])
  release()
  await answer
  await settle()
  expect(held(world)).toEqual([secondId])
})

test('a list that nobody reads at the moment still learns of a write, as long as it is fresh', async () => {
  const world = makeFamily()
  const all = { name: 'all', fields: ['Name'] }
  await world.dataService.read(getThings, all)
  world.clock.now += 6_000
  await read(world, secondId)
  await world.dataService.write(updateThing, { id: firstId, fields: { Name: 'renamed' } })
  world.server.takeLog()
  await world.dataService.read(getThings, all)
  expect(world.server.takeLog()).toEqual([expect.stringContaining('lists/all')])
})
