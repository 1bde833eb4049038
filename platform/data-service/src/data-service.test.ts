import { describe, expect, test } from 'vitest'
import { createDataService } from './data-service'
import { deleteThing, getThing, getThings, updateThing } from './test-world/test-adapters'
import {
  describeSnapshot,
  firstId,
  follow,
  makeFamily,
  makeWorld,
  secondId,
  settle,
} from './test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

describe('writes', () => {
  test('rethrow the server error, frozen', async () => {
    const { dataService, server } = makeFamily()
    server.failures.push(412)
    const error = await dataService.write(updateThing, { id: firstId, fields: {} }).catch((thrown) => thrown)
    expect(error).toMatchObject({ status: 412, errorType: 'fetchResponse' })
    expect(Object.isFrozen(error) && Object.isFrozen(error.body)).toBe(true)
  })

  test.each([
    [412, 'Fulfilled Name=theirs'],
    [404, 'Error 404'],
  ])(
    'refused with %i have the record read again, by those who show it and those who read it next',
    async (status, now) => {
      const world = makeFamily()
      const { dataService, server } = world
      const shown = follow(world, ['Name'])
      await settle()
      await dataService.read(getThing, { id: firstId, fields: ['Color'] })
      if (status === 404) server.records.delete(firstId)
      else server.put(firstId, { Name: 'theirs', Color: 'green' })
      server.failures.push(status)
      shown.take()
      await dataService.write(updateThing, { id: firstId, fields: { Name: 'mine' } }).catch(() => undefined)
      await settle()
      expect(shown.take()).toEqual([now])
      shown.stop()
      const next = describeSnapshot(await dataService.read(getThing, { id: firstId, fields: ['Color'] }))
      expect(next).toBe(status === 404 ? now : 'Fulfilled Color=green')
    },
  )

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

  test('are heeded 60 times in 60000 ms, and those beyond become one as soon as that allows', async () => {
    const waiting: { readonly milliseconds: number; readonly run: () => void }[] = []
    const after = (milliseconds: number, run: () => void) => {
      waiting.push({ milliseconds, run })
      return () => undefined
    }
    const world = makeWorld(undefined, makeFamily().server, { after })
    follow(world, ['Name'])
    follow(world, ['Name'], secondId)
    await settle()
    world.server.takeLog()
    for (let call = 0; call < 60; call += 1) await world.dataService.notifyRecordUpdateAvailable([firstId])
    expect(world.server.takeLog()).toHaveLength(60)
    world.clock.now += 1_000
    const later = [[firstId], [secondId], [firstId]].map((ids) =>
      world.dataService.notifyRecordUpdateAvailable(ids),
    )
    await settle()
    expect(world.server.takeLog()).toEqual([])
    expect(waiting.map(({ milliseconds }) => milliseconds)).toEqual([59_000])
    expect(world.logged).toEqual([{ event: 'notifyLimitReached', adapter: 'notifyRecordUpdateAvailable' }])
    world.clock.now += 59_000
    world.server.put(secondId, { Name: 'renamed' })
    waiting[0]?.run()
    await Promise.all(later)
    expect(world.server.takeLog()).toHaveLength(2)
    expect(await world.dataService.read(getThing, { id: secondId, fields: ['Name'] })).toMatchObject({
      data: { fields: { Name: { value: 'renamed' } } },
    })
    // Merged notices count as one.
    world.server.takeLog()
    for (let call = 0; call < 59; call += 1) await world.dataService.notifyRecordUpdateAvailable([firstId])
    expect([world.server.takeLog().length, waiting.length]).toEqual([59, 1])
    void world.dataService.notifyRecordUpdateAvailable([firstId])
    await settle()
    expect([world.server.takeLog().length, waiting.length]).toEqual([0, 2])
  })

  test('of another kind have a limit of their own, and touch what their notifier says', async () => {
    const world = makeFamily()
    const all = { name: 'all', fields: ['Name'] }
    const lists = world.dataService.observe(getThings, all)
    lists.subscribe(() => undefined)
    await settle()
    world.server.takeLog()
    const notifier = {
      name: 'notifyListUpdateAvailable',
      touches: (list: string, adapter: string, config: unknown) =>
        adapter === getThings.name && (config as { readonly name: string }).name === list,
    }
    await world.dataService.notifyUpdateAvailable(notifier, ['none'])
    expect(world.server.takeLog()).toEqual([])
    for (let call = 0; call < 60; call += 1) await world.dataService.notifyRecordUpdateAvailable([firstId])
    world.server.takeLog()
    await world.dataService.notifyUpdateAvailable(notifier, ['all'])
    expect(world.server.takeLog()).toEqual(['GET lists/all Name no-cache'])
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
