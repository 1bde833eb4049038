import { describe, expect, test } from 'vitest'
import { createDataService } from './data-service'
import { deleteThing, getThing, updateThing } from './test-world/test-adapters'
import { describeSnapshot, firstId, follow, makeFamily, secondId, settle } from './test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

describe('writes', () => {
  test('rethrow the server error, frozen', async () => {
    const { dataService, server } = makeFamily()
    server.failures.push(412)
    const error = await dataService.write(updateThing, { id: firstId, fields: {} }).catch((thrown) => thrown)
    expect(error).toMatchObject({ status: 412, errorType: 'fetchResponse' })
    expect(Object.isFrozen(error) && Object.isFrozen(error.body)).toBe(true)
  })

  test('name the adapter when the input is not valid', async () => {
    const { dataService } = makeFamily()
    await expect(dataService.write(updateThing, { id: 'x', fields: {} })).rejects.toThrow(
      'Invalid config for "updateThing"',
    )
  })
})

describe('change notices', () => {
  test('read every live reader of the record again and resolve when they have been told', async () => {
    const world = makeFamily()
    const { take } = follow(world, ['Parent.Name'])
    await settle()
    take()
    world.server.put(secondId, { Name: 'renamed' })
    await world.dataService.notifyRecordUpdateAvailable([secondId.slice(0, 15)])
    expect(take()).toEqual(['Fulfilled Parent=Name=renamed'])
  })

  test('are heeded 60 times in 60000 ms', async () => {
    const world = makeFamily()
    follow(world, ['Name'])
    await settle()
    world.server.takeLog()
    for (let call = 0; call < 61; call += 1) await world.dataService.notifyRecordUpdateAvailable([firstId])
    expect(world.server.takeLog()).toHaveLength(60)
    expect(world.logged).toEqual([{ event: 'notifyLimitReached' }])
    world.clock.now += 60_000
    await world.dataService.notifyRecordUpdateAvailable([firstId])
    expect(world.server.takeLog()).toHaveLength(1)
  })
})

describe('clearing', () => {
  test('hides all data at once, takes nothing from before in, and live readers ask again', async () => {
    const world = makeFamily()
    const observer = world.dataService.observe(getThing, name)
    observer.subscribe(() => undefined)
    await settle()
    const release = world.server.hold()
    const before = world.dataService.read(getThing, { id: secondId, fields: ['Name'] })
    await settle()
    world.server.failures.push(401)
    world.dataService.clear()
    expect(observer.getSnapshot().state).toBe('Pending')
    expect(world.dataService.serialise().entries).toEqual([])
    await settle()
    release()
    await settle()
    expect(describeSnapshot(observer.getSnapshot())).toBe('Error 401')
    expect(describeSnapshot(await before)).toBe('Fulfilled Name=parent')
  })
})

test('writes of records are left to the offline adapter when one is installed and takes them', async () => {
  const { server, clock } = makeFamily()
  const drafts: unknown[] = []
  let isOffline = true
  const dataService = createDataService({
    network: server.network,
    now: () => clock.now,
    offline: {
      write: async (request) => {
        if (!isOffline) return null
        drafts.push(request.body)
        const body = {
          ...server.represent(firstId, ['Name']),
          fields: { Name: { displayValue: null, value: 'draft' } },
        }
        return { status: 200, statusText: 'OK', ok: true, headers: {}, body }
      },
    },
  })
  const write = () => dataService.write(updateThing, { id: firstId, fields: { Name: 'new' } })
  expect((await write())?.fields.Name?.value).toBe('draft')
  expect([drafts, server.takeLog()]).toEqual([[{ Name: 'new' }], []])
  isOffline = false
  expect((await write())?.fields.Name?.value).toBe('new')
  await dataService.write(deleteThing, firstId)
  expect([drafts.length, server.takeLog().length]).toEqual([1, 2])
})
