import { clientErrors, type ReadAdapter, type Snapshot } from '@porchlight/data-service'
import * as hooks from '@porchlight/data-service-react'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as client from '@porchlight/ui-api/client'
import { handlers } from '@porchlight/ui-api/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DemoFixtureWorld, openFixtureWorld } from './demo-fixture-world'
import { failure, openClient } from './in-process-client'
import { type ReadAdapterCase, readAdapterCases } from './read-adapter-cases'

type AnyAdapter = ReadAdapter<object, unknown, unknown>

let world: TestWorld
let demo: DemoFixtureWorld
let token: string
let listViewId: string

beforeAll(async () => {
  world = await createTestWorld()
  demo = await openFixtureWorld(world)
  token = await world.tokenOf('dana.whitcombe@example.com')
  const info = await openClient(world, token).dataService.read(client.getListInfoByName, {
    objectApiName: 'Case',
    listViewApiName: 'AllCases',
  })
  if (!('data' in info)) throw new TypeError('The demo world has no list of cases.')
  listViewId = info.data.listReference.id
})

afterAll(async () => {
  await world.close()
})

/** Returns the config of a case; the id of a list view is not known before the world is. */
function configOf({ valid }: ReadAdapterCase): object {
  const config = valid(demo)
  if ('listViewId' in config) return { ...config, listViewId }
  return 'ids' in config ? { ids: [listViewId] } : config
}

function adapterOf(name: string): AnyAdapter {
  const adapter = readAdapters.get(name)
  if (adapter === undefined) throw new TypeError(`There is no adapter ${name}.`)
  return adapter
}

const readAdapters = new Map(
  Object.entries(client).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null && 'select' in value ? [[name, value as AnyAdapter]] : [],
  ),
)

test('every read adapter has a case, and a hook', () => {
  expect(readAdapterCases.map(({ adapter }) => adapter).sort()).toEqual([...readAdapters.keys()].sort())
  for (const name of readAdapters.keys()) expect(hooks).toHaveProperty(`use${name.replace(/^get/, '')}`)
})

describe.each(readAdapterCases)('$adapter', (each) => {
  test('asks by a call that changes nothing, which may therefore be sent again', () => {
    const adapter = adapterOf(each.adapter)
    const { method, basePath } = adapter.resourceRequest(adapter.checkConfig(configOf(each)))
    const call = handlers.find(({ contract }) => contract.method === method && contract.path === basePath)
    expect(call?.contract.errorKind).toBe('read')
  })

  test('gives frozen data, and gives it again without asking for as long as it is fresh', async () => {
    const { dataService, clock, takeRequests, settle } = openClient(world, token)
    const adapter = adapterOf(each.adapter)
    const config = configOf(each)
    const snapshot = await dataService.read(adapter, config)
    expect(snapshot).toMatchObject({ state: 'Fulfilled' })
    expectFrozen(snapshot)
    expect(takeRequests()).toHaveLength(1)
    const ttlMs = each.ttlMs ?? adapter.ttlMs
    clock.now += ttlMs
    expect(dataService.read(adapter, config)).toBe(snapshot)
    expect(takeRequests()).toEqual([])
    clock.now += 1
    const stale = dataService.read(adapter, config, {
      cachePolicy: { type: 'stale-while-revalidate', staleDurationSeconds: 1 },
    })
    expect(stale).toMatchObject({ state: 'Stale' })
    await settle()
    expect(takeRequests()).toHaveLength(1)
    clock.now += ttlMs + 1
    expect(dataService.read(adapter, config)).toBeInstanceOf(Promise)
    await settle()
  })

  test('is refused without asking when its config is not valid', () => {
    const { dataService, takeRequests } = openClient(world, token)
    for (const config of each.invalid) {
      expect([config, dataService.read(adapterOf(each.adapter), config)]).toMatchObject([
        config,
        { state: 'Error', error: { status: 400, statusText: 'INVALID_CONFIG' } },
      ])
    }
    expect(takeRequests()).toEqual([])
  })

  test('is not found by only-if-cached before it was read, and is asked for anew by a forced read', async () => {
    const { dataService, takeRequests } = openClient(world, token)
    const adapter = adapterOf(each.adapter)
    const config = configOf(each)
    expect(dataService.read(adapter, config, { cachePolicy: { type: 'only-if-cached' } })).toMatchObject({
      error: { status: 504, statusText: clientErrors.onlyIfCached.message },
    })
    expect(takeRequests()).toEqual([])
    await dataService.read(adapter, config)
    takeRequests()
    await dataService.read(adapter, config, { cachePolicy: { type: 'no-cache' } })
    const [forced, ...others] = takeRequests()
    expect([forced?.endsWith(' no-cache'), others]).toEqual([true, []])
  })

  test('fails with the server, and not for longer than the server does', async () => {
    const { dataService, answers } = openClient(world, token)
    const config = configOf(each)
    answers.push(failure(500))
    const failed = await dataService.read(adapterOf(each.adapter), config)
    expect(failed).toMatchObject({ state: 'Error', error: { status: 500, errorType: 'fetchResponse' } })
    expectFrozen(failed)
    expect(await dataService.read(adapterOf(each.adapter), config)).toMatchObject({ state: 'Fulfilled' })
  })

  test('remembers a 404 and no other error', async () => {
    const { dataService, answers, clock, takeRequests, settle } = openClient(world, token)
    const adapter = adapterOf(each.adapter)
    const config = each.absent === null ? configOf(each) : each.absent(demo)
    if (each.absent === null) answers.push(failure(404))
    const lost = await dataService.read(adapter, config)
    expect(lost).toMatchObject({ state: 'Error', error: { status: 404 } })
    clock.now += adapter.notFoundTtlMs
    expect(dataService.read(adapter, config)).toMatchObject({ state: 'Error', error: { status: 404 } })
    expect(takeRequests()).toHaveLength(1)
    clock.now += 1
    expect(dataService.read(adapter, config)).toBeInstanceOf(Promise)
    await settle()
  })

  test('leaves out values of the wrong type', async () => {
    const { dataService, takeRequests } = openClient(world, token)
    const adapter = adapterOf(each.adapter)
    const snapshot = await dataService.read(adapter, { ...configOf(each), ...each.odd })
    expect(await dataService.read(adapter, configOf(each))).toBe(snapshot)
    expect(takeRequests()).toHaveLength(1)
  })
})

function expectFrozen(snapshot: Snapshot<unknown>): void {
  const thawed = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    (!Object.isFrozen(value) || Object.values(value).some(thawed))
  expect(thawed(snapshot)).toBe(false)
}
