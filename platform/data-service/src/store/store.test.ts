import { expect, test } from 'vitest'
import type { Snapshot } from '../snapshot/snapshot'
import { getThing, getThings, updateThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

function dataOf<Data>(snapshot: Snapshot<Data>): Data {
  if (!('data' in snapshot)) throw new TypeError(`expected data, got ${snapshot.state}`)
  return snapshot.data
}

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

test('an answer to an earlier request does not replace a list from a later one', async () => {
  const { dataService, server } = makeFamily()
  const list = { name: 'all', fields: ['Name'] }
  const releaseOld = server.hold()
  const slow = dataService.refresh(getThings, list)
  await settle()
  server.putList('all', [secondId])
  const releaseNew = server.hold()
  const fast = dataService.refresh(getThings, list)
  await settle()
  releaseNew()
  expect(describeSnapshot(await fast)).toBe('Fulfilled [Name=parent]')
  releaseOld()
  expect(describeSnapshot(await slow)).toBe('Fulfilled [Name=parent]')
})

test('fields of an older version do when the server has no newer ones, and the next read asks again', async () => {
  const { dataService, server } = makeFamily()
  const config = { id: firstId, fields: ['Color', 'Name'] }
  const answer = server.answer.bind(server)
  await dataService.read(getThing, config)
  const older = server.represent(firstId, ['Color', 'Name'])
  await dataService.write(updateThing, { id: firstId, fields: { Name: 'newer' } })
  server.answer = (request) => ({ ...answer(request), body: older })
  server.takeLog()
  expect(describeSnapshot(await dataService.read(getThing, config))).toBe('Fulfilled Color=blue,Name=newer')
  expect(server.takeLog()).toHaveLength(2)
  server.answer = answer
  await dataService.read(getThing, { id: secondId, fields: ['Name'] })
  expect(dataService.read(getThing, config)).toBeInstanceOf(Promise)
})
