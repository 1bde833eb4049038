import { expect, test } from 'vitest'
import type { CachePolicy } from '../adapter/cache-policy'
import { getThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeWorld, settle } from '../test-world/test-world'

const config = { id: firstId, fields: ['Name'] }
const ttl = 30_000

type Age = 'nothing' | number

/**
 * What a read returns immediately, whether it sends a request, and what it returns eventually; the cache holds `old`,
 * the server `new`.
 */
const table: readonly {
  readonly policy: CachePolicy
  readonly age: Age
  readonly events: readonly string[]
}[] = [
  { policy: { type: 'cache-then-network' }, age: 'nothing', events: ['asks', 'later Fulfilled Name=new'] },
  { policy: { type: 'cache-then-network' }, age: 0, events: ['at once Fulfilled Name=old'] },
  { policy: { type: 'cache-then-network' }, age: ttl, events: ['at once Fulfilled Name=old'] },
  { policy: { type: 'cache-then-network' }, age: ttl + 1, events: ['asks', 'later Fulfilled Name=new'] },

  { policy: { type: 'cache-and-network' }, age: 'nothing', events: ['asks', 'later Fulfilled Name=new'] },
  { policy: { type: 'cache-and-network' }, age: 0, events: ['at once Fulfilled Name=old', 'asks'] },
  { policy: { type: 'cache-and-network' }, age: ttl, events: ['at once Fulfilled Name=old', 'asks'] },
  { policy: { type: 'cache-and-network' }, age: ttl + 1, events: ['asks', 'later Fulfilled Name=new'] },

  { policy: { type: 'no-cache' }, age: 'nothing', events: ['asks no-cache', 'later Fulfilled Name=new'] },
  { policy: { type: 'no-cache' }, age: 0, events: ['asks no-cache', 'later Fulfilled Name=new'] },

  { policy: { type: 'only-if-cached' }, age: 'nothing', events: ['at once Error 504'] },
  { policy: { type: 'only-if-cached' }, age: ttl, events: ['at once Fulfilled Name=old'] },
  { policy: { type: 'only-if-cached' }, age: ttl + 1, events: ['at once Error 504'] },

  {
    policy: { type: 'stale-while-revalidate', staleDurationSeconds: 10 },
    age: ttl,
    events: ['at once Fulfilled Name=old'],
  },
  {
    policy: { type: 'stale-while-revalidate', staleDurationSeconds: 10 },
    age: ttl + 1,
    events: ['at once Stale Name=old', 'asks'],
  },
  {
    policy: { type: 'stale-while-revalidate', staleDurationSeconds: 10 },
    age: ttl + 10_000,
    events: ['at once Stale Name=old', 'asks'],
  },
  {
    policy: { type: 'stale-while-revalidate', staleDurationSeconds: 10 },
    age: ttl + 10_001,
    events: ['asks', 'later Fulfilled Name=new'],
  },
  {
    policy: { type: 'stale-while-revalidate', staleDurationSeconds: 10 },
    age: 'nothing',
    events: ['asks', 'later Fulfilled Name=new'],
  },

  {
    policy: { type: 'valid-at', timestamp: 1_000_000 + ttl },
    age: ttl + 5_000,
    events: ['at once Fulfilled Name=old'],
  },
  {
    policy: { type: 'valid-at', timestamp: 1_000_000 + ttl + 1 },
    age: 0,
    events: ['asks', 'later Fulfilled Name=new'],
  },
  {
    policy: { type: 'valid-at', timestamp: 1_000_000 + ttl + 1, basePolicy: { type: 'only-if-cached' } },
    age: 0,
    events: ['at once Error 504'],
  },
  {
    policy: { type: 'valid-at', timestamp: 1_000_000, basePolicy: { type: 'no-cache' } },
    age: 0,
    events: ['asks no-cache', 'later Fulfilled Name=new'],
  },
]

test.each(table)('$policy.type with data aged $age ms: $events', async ({ policy, age, events }) => {
  const { server, dataService, clock } = makeWorld()
  server.put(firstId, { Name: 'old' })
  if (age !== 'nothing') {
    await dataService.read(getThing, config)
    clock.now += age
  }
  server.put(firstId, { Name: 'new' })
  server.takeLog()

  const seen: string[] = []
  const result = dataService.read(getThing, config, { cachePolicy: policy })
  if (!(result instanceof Promise)) seen.push(`at once ${describeSnapshot(result)}`)
  await settle()
  for (const line of server.takeLog()) seen.push(line.endsWith('no-cache') ? 'asks no-cache' : 'asks')
  if (result instanceof Promise) seen.push(`later ${describeSnapshot(await result)}`)

  expect(seen).toEqual(events)
})

test('a remembered 404 is served while fresh and never stale', async () => {
  const { server, dataService, clock } = makeWorld()
  const cachePolicy: CachePolicy = { type: 'stale-while-revalidate', staleDurationSeconds: 1_000 }
  expect(describeSnapshot(await dataService.read(getThing, config, { cachePolicy }))).toBe('Error 404')
  server.takeLog()

  clock.now += ttl
  expect(describeSnapshot(await dataService.read(getThing, config, { cachePolicy }))).toBe('Error 404')
  expect(server.takeLog()).toEqual([])

  clock.now += 1
  server.put(firstId, { Name: 'here' })
  expect(dataService.read(getThing, config, { cachePolicy })).toBeInstanceOf(Promise)
  await settle()
  expect(server.takeLog()).toHaveLength(1)
})

test.each([
  { type: 'cache-first' },
  { type: 'valid-at', timestamp: 1, basePolicy: { type: 'sometimes' } },
  {},
])('%j is no policy, and is told so by every way to read', async (odd) => {
  const { server, dataService } = makeWorld()
  const cachePolicy = odd as unknown as CachePolicy
  const refusal = {
    state: 'Error',
    error: { status: 400, statusText: 'unrecognized cache policy' },
  }
  expect(dataService.read(getThing, config, { cachePolicy })).toMatchObject(refusal)
  const observer = dataService.observe(getThing, config, { cachePolicy })
  expect(observer.getSnapshot()).toMatchObject(refusal)
  expect(observer.getInitialSnapshot()).toMatchObject(refusal)
  expect(await observer.refresh()).toMatchObject(refusal)
  observer.subscribe(() => undefined)()
  expect(server.takeLog()).toEqual([])
})

test('a config that is not there is not valid, by every way to read', async () => {
  const { server, dataService } = makeWorld()
  const invalid = { state: 'Error', error: { status: 400, statusText: 'INVALID_CONFIG' } }
  for (const nothing of [null, undefined] as unknown as (typeof config)[]) {
    expect(dataService.read(getThing, nothing)).toMatchObject(invalid)
    expect(dataService.readOnce(getThing, nothing)).toMatchObject(invalid)
    expect(dataService.observe(getThing, nothing).getSnapshot()).toMatchObject(invalid)
    expect(await dataService.refresh(getThing, nothing)).toMatchObject(invalid)
    dataService.evict(getThing, nothing)
  }
  expect(server.takeLog()).toEqual([])
})

test('the 504 of only-if-cached says what the specification says', () => {
  const { dataService } = makeWorld()
  const snapshot = dataService.read(getThing, config, { cachePolicy: { type: 'only-if-cached' } })
  expect(snapshot).toMatchObject({
    state: 'Error',
    error: {
      status: 504,
      statusText: 'Data requested with only-if-cached policy and not found in the cache.',
    },
  })
})
