import { describe, expect, test } from 'vitest'
import type { Snapshot } from './snapshot/snapshot'
import { deleteThing, getThing, getThings, getThingsUnkept, updateThing } from './test-world/test-adapters'
import {
  describeSnapshot,
  firstId,
  makeWorld,
  secondId,
  settle,
  type TestWorld,
} from './test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

function makeFamily(): TestWorld {
  const world = makeWorld()
  world.server.put(secondId, { Name: 'parent', Color: 'red' })
  world.server.put(firstId, { Name: 'child', Color: 'blue', Size: 'small' }, secondId)
  return world
}

function follow({ dataService }: TestWorld, fields: readonly string[], id = firstId) {
  const events: string[] = []
  const stop = dataService.subscribe(getThing, { id, fields }, (snapshot) =>
    events.push(describeSnapshot(snapshot)),
  )
  return { events, stop, take: () => events.splice(0) }
}

function dataOf<Data>(snapshot: Snapshot<Data>): Data {
  if (!('data' in snapshot)) throw new TypeError(`expected data, got ${snapshot.state}`)
  return snapshot.data
}

describe('requests', () => {
  test('reads of one tick become one request for the union of their fields', async () => {
    const world = makeFamily()
    const { dataService, server } = world
    const results = await Promise.all([
      dataService.read(getThing, name),
      dataService.read(getThing, { id: firstId, fields: ['Color', 'Name'] }),
      dataService.read(getThing, { id: firstId, fields: ['Parent.Name'] }),
      dataService.read(getThing, name),
    ])
    expect(results.map(describeSnapshot)).toEqual([
      'Fulfilled Name=child',
      'Fulfilled Color=blue,Name=child',
      'Fulfilled Parent=Name=parent',
      'Fulfilled Name=child',
    ])
    expect(server.takeLog()).toEqual([`GET records/${firstId} Color,Name,Parent.Name`])
  })

  test('only fields that are missing are asked for while the others are fresh', async () => {
    const { dataService, server, clock } = makeFamily()
    await dataService.read(getThing, { id: firstId, fields: ['Name', 'Parent.Name'] })
    server.takeLog()

    await dataService.read(getThing, {
      id: firstId,
      fields: ['Color', 'Name', 'Parent.Color', 'Parent.Name'],
    })
    expect(server.takeLog()).toEqual([`GET records/${firstId} Color,Parent.Color`])

    clock.now += 30_001
    await dataService.read(getThing, { id: firstId, fields: ['Color', 'Name'] })
    expect(server.takeLog()).toEqual([`GET records/${firstId} Color,Name`])
  })

  test('a read joins a request on its way that carries all it needs', async () => {
    const { dataService, server } = makeFamily()
    const release = server.hold()
    const whole = dataService.read(getThing, { id: firstId, fields: ['Color', 'Name'] })
    await settle()
    const part = dataService.read(getThing, name)
    await settle()
    expect(server.takeLog()).toHaveLength(1)
    release()
    expect(describeSnapshot(await part)).toBe('Fulfilled Name=child')
    expect(describeSnapshot(await whole)).toBe('Fulfilled Color=blue,Name=child')
    expect(server.takeLog()).toEqual([])
  })

  test('a refused combined request is asked again one by one', async () => {
    const { dataService, server } = makeFamily()
    const [good, bad] = await Promise.all([
      dataService.read(getThing, name),
      dataService.read(getThing, { id: firstId, fields: ['Unknown'] }),
    ])
    expect([describeSnapshot(good), describeSnapshot(bad)]).toEqual(['Fulfilled Name=child', 'Error 400'])
    expect(server.takeLog()).toEqual([
      `GET records/${firstId} Name,Unknown`,
      `GET records/${firstId} Name`,
      `GET records/${firstId} Unknown`,
    ])
  })

  test('fields that the server leaves out are known to be absent', async () => {
    const { dataService, server } = makeFamily()
    const config = { id: firstId, fields: ['Name', 'Weight'] }
    expect(describeSnapshot(await dataService.read(getThing, config))).toBe('Fulfilled Name=child')
    server.takeLog()
    expect(describeSnapshot(await dataService.read(getThing, config))).toBe('Fulfilled Name=child')
    expect(server.takeLog()).toEqual([])
  })

  test('a config that is not valid is a 400 and no request', async () => {
    const { dataService, server } = makeFamily()
    const snapshot = await dataService.read(getThing, { id: 'nonsense', fields: ['Name'] })
    expect(snapshot).toMatchObject({ state: 'Error', error: { status: 400, statusText: 'INVALID_CONFIG' } })
    expect(server.takeLog()).toEqual([])
  })

  test('a config that its owner changes is read as it is', async () => {
    const { dataService } = makeFamily()
    const config = { id: firstId, fields: ['Name'] }
    await dataService.read(getThing, config)
    config.fields.push('Color')
    expect(describeSnapshot(await dataService.read(getThing, config))).toBe('Fulfilled Color=blue,Name=child')
    config.id = secondId
    expect(describeSnapshot(await dataService.read(getThing, config))).toBe('Fulfilled Color=red,Name=parent')
  })
})

describe('the store', () => {
  test('a list and a record read never disagree', async () => {
    const world = makeFamily()
    world.server.putList('all', [firstId, secondId])
    const events: string[] = []
    world.dataService.subscribe(getThings, { name: 'all', fields: ['Name'] }, (snapshot) =>
      events.push(describeSnapshot(snapshot)),
    )
    await settle()
    world.server.put(secondId, { Name: 'renamed' })
    await world.dataService.refresh(getThing, { id: secondId, fields: ['Name'] })
    expect(events).toEqual(['Fulfilled [Name=child Name=parent]', 'Fulfilled [Name=child Name=renamed]'])
  })

  test('a spanned record is the same record everywhere', async () => {
    const world = makeFamily()
    const { take } = follow(world, ['Parent.Name'])
    await settle()
    expect(take()).toEqual(['Fulfilled Parent=Name=parent'])
    await world.dataService.write(updateThing, { id: secondId, fields: { Name: 'renamed' } })
    expect(take()).toEqual(['Fulfilled Parent=Name=renamed'])
  })

  test('data is deeply frozen and parts that did not change are the same objects', async () => {
    const { dataService, server } = makeFamily()
    server.putList('all', [firstId, secondId])
    const config = { name: 'all', fields: ['Name', 'Parent.Name'] }
    const before = dataOf(await dataService.read(getThings, config))
    for (const part of [before, before.records, before.records[0], before.records[0]?.fields]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
    expect(Object.isFrozen(before.records[0]?.fields.Parent?.value)).toBe(true)
    expect(Object.isFrozen(before.records[0]?.fields.Name)).toBe(true)

    await dataService.write(updateThing, { id: firstId, fields: { Name: 'changed', Parent: 'ignored' } })
    server.put(firstId, { Name: 'changed' })
    const after = dataOf(await dataService.refresh(getThings, config))
    expect(after.records[1]).toBe(before.records[1])
    expect(after.records[0]).not.toBe(before.records[0])
  })

  test('an older copy never replaces newer fields', async () => {
    const world = makeFamily()
    const { dataService, server } = world
    const { take } = follow(world, ['Name'])
    await settle()
    take()
    const releaseOld = server.hold()
    const slow = dataService.refresh(getThing, name)
    await settle()
    server.put(firstId, { Name: 'newer' })
    const releaseNew = server.hold()
    const fast = dataService.refresh(getThing, name)
    await settle()
    releaseNew()
    await fast
    releaseOld()
    await slow
    expect(take()).toEqual(['Fulfilled Name=newer'])
  })

  test('a newer copy with fewer fields makes a live reader of the others ask for those', async () => {
    const world = makeFamily()
    const { dataService, server } = world
    const { take } = follow(world, ['Color', 'Name'])
    await settle()
    take()
    server.takeLog()
    server.put(firstId, { Name: 'newer', Color: 'green' })
    await dataService.refresh(getThing, name)
    await settle()
    expect(server.takeLog()).toEqual([`GET records/${firstId} Name no-cache`, `GET records/${firstId} Color`])
    expect(take()).toEqual(['Fulfilled Color=green,Name=newer'])
  })

  test('pages of a list whose definition changed are read again', async () => {
    const world = makeFamily()
    world.server.putList('all', [firstId], 'one')
    const pageOne = { name: 'all', fields: ['Name'] }
    const pageTwo = { name: 'all', fields: ['Color'] }
    await world.dataService.read(getThings, pageOne)
    await world.dataService.read(getThings, pageTwo)
    world.server.putList('all', [firstId, secondId], 'two')
    await world.dataService.refresh(getThings, pageTwo)
    world.server.takeLog()
    expect(describeSnapshot(await world.dataService.read(getThings, pageOne))).toBe(
      'Fulfilled [Name=child Name=parent]',
    )
    expect(world.server.takeLog()).toHaveLength(1)
  })

  test('names of the language itself are no fields', async () => {
    const { dataService } = makeFamily()
    const snapshot = await dataService.read(getThing, {
      id: firstId,
      fields: ['Name', 'constructor', '__proto__'],
    })
    expect(describeSnapshot(snapshot)).toBe('Fulfilled Name=child')
  })

  test('expired entries that nobody reads are dropped, at most every 5000 ms', async () => {
    const world = makeFamily()
    const { dataService, server, clock } = world
    const { stop } = follow(world, ['Name'])
    await dataService.read(getThing, { id: secondId, fields: ['Name'] })
    clock.now += 30_001
    await dataService.read(getThing, { id: 'a01000000000003AAA', fields: ['Name'] })
    expect(dataService.serialise().entries.map(({ key }) => key)).toEqual([
      `UiApi::Record:${firstId}`,
      'UiApi::Record:a01000000000003AAA',
    ])
    clock.now += 4_999
    stop()
    expect(dataService.serialise().entries).toHaveLength(2)
    clock.now += 1
    server.putList('none', [])
    await dataService.read(getThings, { name: 'none', fields: ['Name'] })
    expect(dataService.serialise().entries.map(({ key }) => key)).toEqual([
      'UiApi::Record:a01000000000003AAA',
      'getThings:none(Name)',
    ])
  })
})

describe('readers', () => {
  test('are not told of identical data, nor of fields and version marks that they did not select', async () => {
    const world = makeFamily()
    const { take } = follow(world, ['Name'])
    const parent = follow(world, ['Parent.Name'])
    await settle()
    take()
    parent.take()
    await world.dataService.refresh(getThing, name)
    await world.dataService.write(updateThing, { id: firstId, fields: { Color: 'green' } })
    await settle()
    await world.dataService.write(updateThing, { id: secondId, fields: { Color: 'black' } })
    await settle()
    expect([take(), parent.take()]).toEqual([[], []])
  })

  test('see the newest version marks when they look, though nobody calls them', async () => {
    const { dataService, server } = makeFamily()
    const observer = dataService.observe(getThing, name)
    let calls = 0
    observer.subscribe(() => {
      calls += 1
    })
    await settle()
    await dataService.write(updateThing, { id: firstId, fields: { Color: 'green', Name: 'child' } })
    expect(calls).toBe(1)
    expect(dataOf(observer.getSnapshot()).weakEtag).toBe(server.records.get(firstId)?.version)
  })

  test('wait for an error that is not remembered, and the next read asks again', async () => {
    const world = makeFamily()
    world.server.failures.push(500)
    const { take } = follow(world, ['Name'])
    await settle()
    expect(take()).toEqual(['Error 500'])
    expect(world.logged).toEqual([{ event: 'readFailed', adapter: 'getThing', status: 500 }])
    expect(describeSnapshot(await world.dataService.read(getThing, name))).toBe('Fulfilled Name=child')
    expect(take()).toEqual(['Fulfilled Name=child'])
  })

  test('keep their data when a refresh fails', async () => {
    const world = makeFamily()
    const { take } = follow(world, ['Name'])
    await settle()
    take()
    world.server.failures.push(503)
    expect(describeSnapshot(await world.dataService.refresh(getThing, name))).toBe('Error 503')
    expect(take()).toEqual([])
  })

  test('are told of a remembered 404, which others then read without a request', async () => {
    const world = makeFamily()
    const { take } = follow(world, ['Name'])
    await settle()
    take()
    world.server.records.delete(firstId)
    await world.dataService.refresh(getThing, name)
    expect(take()).toEqual(['Error 404'])
    world.server.takeLog()
    const other = await world.dataService.read(getThing, { id: firstId, fields: ['Color'] })
    expect(describeSnapshot(other)).toBe('Error 404')
    expect(world.server.takeLog()).toEqual([])
  })

  test('ask again after an eviction, and only when they are live', async () => {
    const world = makeFamily()
    const { take, stop } = follow(world, ['Name'])
    await settle()
    world.server.put(firstId, { Name: 'again' })
    world.dataService.evict(getThing, name)
    await settle()
    expect(take()).toEqual(['Fulfilled Name=child', 'Fulfilled Name=again'])
    stop()
    world.server.takeLog()
    world.dataService.evictRecord(firstId)
    await settle()
    expect(world.server.takeLog()).toEqual([])
  })

  test('of lists lose a deleted record', async () => {
    const world = makeFamily()
    world.server.putList('all', [firstId, secondId])
    const events: string[] = []
    world.dataService.subscribe(getThings, { name: 'all', fields: ['Name'] }, (snapshot) =>
      events.push(describeSnapshot(snapshot)),
    )
    await settle()
    await world.dataService.write(deleteThing, secondId)
    await settle()
    expect(events).toEqual(['Fulfilled [Name=child Name=parent]', 'Fulfilled [Name=child]'])
  })

  test('an answer from before an eviction does not bring the record back', async () => {
    const { dataService, server } = makeFamily()
    const release = server.hold()
    const read = dataService.read(getThing, { id: secondId, fields: ['Name'] })
    await settle()
    server.records.delete(secondId)
    dataService.evictRecord(secondId)
    release()
    expect(describeSnapshot(await read)).toBe('Error 404')
  })

  test('of a record that is newer with every answer do not ask for ever', async () => {
    const world = makeFamily()
    const restless = world.server.answer.bind(world.server)
    world.server.answer = (request) => {
      world.server.put(firstId, {})
      return restless(request)
    }
    follow(world, ['Name'])
    follow(world, ['Color'])
    for (let turn = 0; turn < 50; turn += 1) await settle()
    expect(world.server.log.length).toBeLessThan(80)
  })

  test('get an answer to a forced read that is not kept, and later reads ask again', async () => {
    const world = makeFamily()
    world.server.putList('all', [firstId])
    const config = { name: 'all', fields: ['Name'] }
    const events: string[] = []
    world.dataService.subscribe(getThingsUnkept, config, (snapshot) =>
      events.push(describeSnapshot(snapshot)),
    )
    await settle()
    world.server.putList('all', [firstId, secondId])
    await world.dataService.refresh(getThingsUnkept, config)
    expect(events).toEqual(['Fulfilled [Name=child]', 'Fulfilled [Name=child Name=parent]'])
    expect(world.dataService.read(getThingsUnkept, config)).toBeInstanceOf(Promise)
  })
})

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

describe('a rendered page', () => {
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
