import { expect, test } from 'vitest'
import { createThing, deleteThing, getThing, getThings, updateThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, follow, makeFamily, secondId, settle } from '../test-world/test-world'

const all = { name: 'all', fields: ['Name'] }

function followList({ dataService }: ReturnType<typeof makeFamily>) {
  const events: string[] = []
  dataService.subscribe(getThings, all, (snapshot) => events.push(describeSnapshot(snapshot)))
  return { take: () => events.splice(0) }
}

test('an optimistic change is shown at once, and what the server says takes its place in silence', async () => {
  const world = makeFamily()
  const reader = follow(world, ['Name', 'Color'])
  await settle()
  reader.take()
  const release = world.server.hold()
  const written = world.dataService.write(
    updateThing,
    { id: firstId, fields: { Name: 'new' } },
    { optimistic: true },
  )
  expect(reader.take()).toEqual(['Fulfilled Color=blue,Name=new'])
  release()
  await written
  await settle()
  expect(reader.take()).toEqual([])
  expect(describeSnapshot(await world.dataService.read(getThing, { id: firstId, fields: ['Name'] }))).toBe(
    'Fulfilled Name=new',
  )
})

test('a refused change is taken back, and only its own', async () => {
  const world = makeFamily()
  const reader = follow(world, ['Name', 'Color'])
  await settle()
  reader.take()
  world.server.failures.push(412)
  const refused = world.dataService.write(
    updateThing,
    { id: firstId, fields: { Name: 'refused', Color: 'green' } },
    { optimistic: true },
  )
  const cached = world.dataService.write(
    updateThing,
    { id: firstId, fields: { Color: 'yellow' } },
    { optimistic: true },
  )
  expect(reader.take()).toEqual(['Fulfilled Color=green,Name=refused', 'Fulfilled Color=yellow,Name=refused'])
  await expect(refused).rejects.toMatchObject({ status: 412 })
  await cached
  await settle()
  expect(reader.take().at(-1)).toBe('Fulfilled Color=yellow,Name=child')
})

test('a change that is not optimistic shows nothing before its answer', async () => {
  const world = makeFamily()
  const reader = follow(world, ['Name'])
  await settle()
  reader.take()
  const release = world.server.hold()
  const written = world.dataService.write(updateThing, { id: firstId, fields: { Name: 'new' } })
  await settle()
  expect(reader.take()).toEqual([])
  release()
  await written
  expect(reader.take()).toEqual(['Fulfilled Name=new'])
})

test('a record that is being made stands first in its lists until the server has made or refused it', async () => {
  const world = makeFamily()
  const list = followList(world)
  await settle()
  list.take()
  const options = { optimistic: true, showIn: [{ adapter: getThings, config: all }] }
  const release = world.server.hold()
  const made = world.dataService.write(createThing, { list: 'all', fields: { Name: 'made' } }, options)
  expect(list.take()).toEqual(['Fulfilled [Name=made Name=child Name=parent]'])
  release()
  await made
  await settle()
  expect(list.take().at(-1)).toBe('Fulfilled [Name=made Name=child Name=parent]')

  world.server.failures.push(400)
  const refused = world.dataService.write(createThing, { list: 'all', fields: { Name: 'refused' } }, options)
  expect(list.take()).toEqual(['Fulfilled [Name=refused Name=made Name=child Name=parent]'])
  await expect(refused).rejects.toMatchObject({ status: 400 })
  expect(list.take()).toEqual(['Fulfilled [Name=made Name=child Name=parent]'])
})

test('lists of a record’s object are read again after it was made, changed or deleted', async () => {
  const world = makeFamily()
  const list = followList(world)
  await settle()
  list.take()
  await world.dataService.write(createThing, { list: 'all', fields: { Name: 'made' } })
  await settle()
  expect(list.take()).toEqual(['Fulfilled [Name=made Name=child Name=parent]'])
  await world.dataService.write(deleteThing, secondId)
  await settle()
  expect(list.take().at(-1)).toBe('Fulfilled [Name=made Name=child]')
  world.server.lists.get('all')?.ids.reverse()
  world.dataService.applyChanges(changesOf('Other'))
  await settle()
  expect(list.take()).toEqual([])
  world.dataService.applyChanges(changesOf('Thing'))
  await settle()
  expect(list.take()).toEqual(['Fulfilled [Name=child Name=made]'])
})

function changesOf(apiName: string) {
  return { touched: [{ id: 'a01000000000009AAA', apiName, weakEtag: 99 }], gone: [], missed: false }
}

test('what is held is told with its versions, without what is yet to be made', async () => {
  const world = makeFamily()
  await world.dataService.read(getThings, all)
  const release = world.server.hold()
  const made = world.dataService.write(
    createThing,
    { list: 'all', fields: { Name: 'made' } },
    { optimistic: true, showIn: [{ adapter: getThings, config: all }] },
  )
  expect(world.dataService.heldRecords()).toEqual([
    { id: firstId, weakEtag: 2 },
    { id: secondId, weakEtag: 1 },
  ])
  release()
  await made
})
