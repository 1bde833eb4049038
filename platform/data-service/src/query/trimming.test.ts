import { expect, test } from 'vitest'
import { getThing, getThings, updateThing } from '../test-world/test-adapters'
import { firstId, follow, makeFamily, secondId, settle, type TestWorld } from '../test-world/test-world'

const ttlMs = 30_000
const thing = (id: string) => ({ id, fields: ['Name'] })
const read = (world: TestWorld, id: string) => world.dataService.refresh(getThing, thing(id))
const held = ({ dataService }: TestWorld) =>
  dataService.inspect().entries.flatMap(({ record }) => (record === null ? [] : [record.id]))

test('what has expired and nobody reads is let go of, and what is read stays', async () => {
  const world = makeFamily()
  await read(world, firstId)
  world.clock.now += ttlMs
  await read(world, secondId)
  expect(held(world)).toEqual([firstId, secondId])
  world.clock.now += ttlMs
  await read(world, secondId)
  expect(held(world)).toEqual([secondId])

  const { stop } = follow(world, ['Name'])
  await settle()
  world.clock.now += ttlMs + 1
  await read(world, secondId)
  expect(held(world).toSorted()).toEqual([firstId, secondId])
  world.clock.now += ttlMs + 1
  stop()
  expect(held(world)).toEqual([])
})

test('that happens every five seconds at most', async () => {
  const world = makeFamily()
  await read(world, firstId)
  world.clock.now += ttlMs - 4_998
  await read(world, secondId)
  world.clock.now += 4_999
  await read(world, secondId)
  expect(held(world)).toEqual([firstId, secondId])
  world.clock.now += 1
  await read(world, secondId)
  expect(held(world)).toEqual([secondId])
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
