import { describe, expect, test } from 'vitest'
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
import { Observation } from './observation'
import { QueryEngine } from './query-engine'

const ttlMs = 30_000
const thing = (id: string) => ({ id, fields: ['Name'] })
const read = (world: TestWorld, id: string) => world.dataService.refresh(getThing, thing(id))
const held = ({ dataService }: TestWorld) => dataService.heldRecords().map(({ id }) => id)

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
  const leave = async () => {
    const { stop } = follow(world, ['Color'], secondId)
    await settle()
    stop()
  }
  world.clock.now += ttlMs - 1_000
  await leave()
  // Data that expires from here on is trimmed only after another five seconds.
  world.clock.now += 1_001
  await leave()
  expect(held(world)).toContain(firstId)
  world.clock.now += 3_998
  await leave()
  expect(held(world)).toContain(firstId)
  world.clock.now += 1
  await leave()
  expect(held(world)).toEqual([secondId])
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

describe('beyond the bound', () => {
  const ids = Array.from({ length: 60 }, (_, index) => `a01000000000${String(index + 100)}AAA`)

  function boundedWorld(maxEntries: number): TestWorld {
    const world = makeWorld(undefined, undefined, { maxEntries })
    for (const id of ids) world.server.put(id, { Name: id })
    return world
  }

  test('a tenth goes at once, and what was read from the cache meanwhile counts as read', async () => {
    const world = boundedWorld(20)
    for (const id of ids.slice(0, 20)) await read(world, id)
    expect(held(world)).toHaveLength(20)
    for (const id of ids.slice(0, 3)) await world.dataService.read(getThing, thing(id))
    await read(world, ids[20] ?? '')
    expect(held(world)).toEqual([...ids.slice(0, 3), ...ids.slice(6, 21)])
  })

  test('what is on screen is still hidden and read again with everything else', async () => {
    const world = boundedWorld(10)
    const observer = world.dataService.observe(getThing, thing(ids[0] ?? ''))
    const states: string[] = []
    observer.subscribe(() => states.push(observer.getSnapshot().state))
    await settle()
    for (const id of ids.slice(1)) await read(world, id)
    world.dataService.clear()
    expect(states).toEqual(['Fulfilled', 'Pending'])
    await settle()
    expect(states).toEqual(['Fulfilled', 'Pending', 'Fulfilled'])
  })

  test('what arrived together is given to its readers first', async () => {
    const world = boundedWorld(1)
    const [one = '', other = ''] = ids
    await Promise.all([read(world, one), read(world, other)])
    expect(world.server.takeLog()).toHaveLength(2)
  })

  test('what is known of a record stays while the rest of it is on its way', async () => {
    const world = boundedWorld(2)
    const [one = '', ...others] = ids.slice(0, 4)
    world.server.put(one, { Color: 'red' })
    await read(world, one)
    world.server.takeLog()
    const release = world.server.hold()
    const whole = world.dataService.read(getThing, { id: one, fields: ['Color', 'Name'] })
    await settle()
    const releaseOthers = world.server.hold()
    const answers = Promise.all(others.map((id) => read(world, id)))
    await settle()
    releaseOthers()
    await answers
    release()
    expect(await whole).toMatchObject({ state: 'Fulfilled' })
    expect(world.server.takeLog().filter((line) => line.includes(one))).toEqual([`GET records/${one} Color`])
  })

  test('of ten thousand entries, unless another one is set', async () => {
    const world = makeWorld()
    const many = Array.from({ length: 10_000 }, (_, index) => `a01000000${String(100_000 + index)}AAA`)
    for (const id of many) world.server.put(id, { Name: 'one of many' })
    const entries = async (count: number) => {
      world.server.putList(`${count}`, many.slice(0, count))
      await world.dataService.read(getThings, { name: `${count}`, fields: ['Name'] })
      return world.dataService.inspect().store.entries.size
    }
    // Besides its records there is an entry for the list itself.
    expect(await entries(9_999)).toBe(10_000)
    expect(await entries(10_000)).toBeLessThan(10_000)
  })
})

describe('a query', () => {
  /** An engine that has read those records, with a clock, and the queries of them. */
  async function engineWith(...ids: readonly string[]) {
    const { server } = makeFamily()
    const clock = { now: 1_000_000 }
    const engine = new QueryEngine({ network: server.network, now: () => clock.now, maxEntries: 2 })
    const queryOf = (id: string) => {
      const query = engine.queryOf(getThing, thing(id))
      if (query === null) throw new TypeError('The config is not valid.')
      return query
    }
    const queries = ids.map(queryOf)
    for (const query of queries) await engine.fetch(query, true)
    const leave = () => {
      const query = queryOf('a01000000000009AAA')
      const observation = new Observation(undefined)
      query.observations.add(observation)
      engine.unobserve(query, observation)
    }
    return { server, clock, engine, queryOf, queries, leave }
  }

  test('is let go of with its expired entry, and not before', async () => {
    const { clock, queryOf, queries, leave } = await engineWith(firstId)
    clock.now += ttlMs
    leave()
    expect(queryOf(firstId)).toBe(queries[0])
    clock.now += 5_000
    leave()
    expect(queryOf(firstId)).not.toBe(queries[0])
  })

  test('that is observed stays, however long ago its entry expired', async () => {
    const { clock, engine, queryOf, queries, leave } = await engineWith(firstId)
    const [query = queryOf(firstId)] = queries
    query.observations.add(new Observation(undefined))
    clock.now += 10 * ttlMs
    leave()
    expect(engine.queryOf(getThing, thing(firstId))).toBe(query)
  })

  test('that nobody observes is let go of when everything is dropped', async () => {
    const { engine, queryOf, queries } = await engineWith(firstId, secondId)
    queries[1]?.observations.add(new Observation(undefined))
    engine.clear()
    await settle()
    expect([queryOf(firstId) === queries[0], queryOf(secondId) === queries[1]]).toEqual([false, true])
  })

  test('beyond the bound is let go of with what it had read', async () => {
    const { engine, server, queryOf, queries } = await engineWith(firstId, secondId)
    const third = 'a01000000000003AAA'
    server.put(third, { Name: 'third' })
    await engine.fetch(queryOf(third), true)
    expect(queries.map(({ key }) => engine.queries.has(key))).toEqual([false, false])
    expect(queryOf(firstId)).not.toBe(queries[0])
  })
})
