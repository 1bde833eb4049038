import { expect, test } from 'vitest'
import { getThing, getThingGathered } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeFamily, secondId, settle } from '../test-world/test-world'

const name = { id: firstId, fields: ['Name'] }

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

test('an answer that is no record is an error, not an endless wait', async () => {
  const { dataService, server } = makeFamily()
  const answer = server.answer.bind(server)
  server.answer = (request) => ({ ...answer(request), body: null })
  expect(await dataService.read(getThing, name)).toMatchObject({
    state: 'Error',
    error: { status: 0, errorType: 'networkAdapterError' },
  })
})

test('reads of several records in one tick become one call, with at most so many records', async () => {
  const { dataService, server } = makeFamily()
  const fourth = '003000000000009AAA'
  server.put(fourth, { Name: 'fourth' })
  const results = await Promise.all([
    dataService.read(getThingGathered, name),
    dataService.read(getThingGathered, { id: secondId, fields: ['Color'] }),
    dataService.read(getThingGathered, { id: '003000000000008AAA', fields: ['Name'] }),
    dataService.read(getThingGathered, { id: fourth, fields: ['Name'] }),
    dataService.read(getThingGathered, { id: firstId, fields: ['Color'] }),
  ])
  expect(results.map(describeSnapshot)).toEqual([
    'Fulfilled Name=child',
    expect.stringContaining('Fulfilled Color='),
    'Error 404',
    'Fulfilled Name=fourth',
    'Fulfilled Color=blue',
  ])
  expect(server.takeLog()).toEqual([
    `GET batch/${firstId},${secondId},003000000000008AAA Color,Name`,
    `GET records/${fourth} Name`,
  ])
})

test('what a gathered call does not answer is asked for alone, and so is all of a refused one', async () => {
  const { dataService, server } = makeFamily()
  const read = () =>
    Promise.all([
      dataService.read(getThingGathered, name),
      dataService.read(getThingGathered, { id: secondId, fields: ['Unknown'] }),
    ])
  expect((await read()).map(describeSnapshot)).toEqual(['Fulfilled Name=child', 'Error 400'])
  expect(server.takeLog()).toEqual([
    `GET batch/${firstId},${secondId} Name,Unknown`,
    `GET records/${secondId} Unknown`,
  ])
  dataService.clear()
  server.failures.push(400)
  expect((await read()).map(describeSnapshot)).toEqual(['Fulfilled Name=child', 'Error 400'])
  expect(server.takeLog()).toHaveLength(3)
})

test('a server that is down is not asked again for each part of a gathered call', async () => {
  const { dataService, server } = makeFamily()
  server.failures.push(503)
  const results = await Promise.all([
    dataService.read(getThingGathered, name),
    dataService.read(getThingGathered, { id: secondId, fields: ['Color'] }),
  ])
  expect(results.map(describeSnapshot)).toEqual(['Error 503', 'Error 503'])
  expect(server.takeLog()).toHaveLength(1)
})

test('a forced read joins no other read of its tick, but other forced ones', async () => {
  const { dataService, server } = makeFamily()
  await Promise.all([
    dataService.read(getThing, name),
    dataService.refresh(getThing, { id: firstId, fields: ['Color'] }),
    dataService.refresh(getThing, { id: firstId, fields: ['Size'] }),
  ])
  expect(server.takeLog()).toEqual([
    `GET records/${firstId} Name`,
    `GET records/${firstId} Color,Size no-cache`,
  ])
})

test('a forced read is gathered with no other read, but with other forced ones', async () => {
  const { dataService, server } = makeFamily()
  const third = '003000000000008AAA'
  server.put(third, { Name: 'third' })
  await Promise.all([
    dataService.read(getThingGathered, name),
    dataService.refresh(getThingGathered, { id: secondId, fields: ['Name'] }),
    dataService.refresh(getThingGathered, { id: third, fields: ['Name'] }),
  ])
  expect(server.takeLog()).toEqual([
    `GET records/${firstId} Name`,
    `GET batch/${secondId},${third} Name no-cache`,
  ])
})

test('a gathered call is no longer than an address may be, each part counted once with its separator', async () => {
  const fourth = '003000000000009AAA'
  const third = '003000000000008AAA'
  const callsWithin = async (longestAddress: number) => {
    const { dataService, server } = makeFamily()
    server.put(third, { Name: 'third' })
    server.put(fourth, { Name: 'fourth' })
    const { gathering } = getThingGathered
    if (gathering === null) throw new TypeError('The adapter gathers nothing.')
    const adapter = {
      ...getThingGathered,
      name: 'getThingWithin',
      gathering: { ...gathering, limit: 9, longestAddress, parts: ({ id }: { id: string }) => [id, 'Name'] },
    }
    const ids = [firstId, secondId, third, fourth]
    await Promise.all(ids.map((id) => dataService.read(adapter, { id, fields: ['Name'] })))
    return server.takeLog().map((line) => line.split(' ')[1]?.split('/')[1]?.split(',').length)
  }
  // Two ids and one name: 18 + 3 twice, and 4 + 3.
  expect(await callsWithin(49)).toEqual([2, 2])
  expect(await callsWithin(48)).toEqual([1, 1, 1, 1])
  expect(await callsWithin(91)).toEqual([4])
  expect(await callsWithin(90)).toEqual([3, 1])
})

test('a read of another record joins nothing that is on its way', async () => {
  const { dataService, server } = makeFamily()
  const release = server.hold()
  const first = dataService.read(getThing, name)
  await settle()
  const second = dataService.read(getThing, { id: secondId, fields: ['Name'] })
  await settle()
  expect(server.takeLog()).toEqual([`GET records/${firstId} Name`, `GET records/${secondId} Name`])
  release()
  expect([describeSnapshot(await first), describeSnapshot(await second)]).toEqual([
    'Fulfilled Name=child',
    'Fulfilled Name=parent',
  ])
})

test('a combined request that is forbidden is asked again one by one', async () => {
  const { dataService, server } = makeFamily()
  server.failures.push(403)
  const results = await Promise.all([
    dataService.read(getThing, name),
    dataService.read(getThing, { id: firstId, fields: ['Color'] }),
  ])
  expect(results.map(describeSnapshot)).toEqual(['Fulfilled Name=child', 'Fulfilled Color=blue'])
  expect(server.takeLog()).toHaveLength(3)
})

test('a gathered call that was answered answers nothing that is read later', async () => {
  const { dataService, server, clock } = makeFamily()
  const second = { id: secondId, fields: ['Name'] }
  const read = () =>
    Promise.all([dataService.read(getThingGathered, name), dataService.read(getThingGathered, second)])
  await read()
  server.put(firstId, { Name: 'renamed' })
  clock.now += 30_001
  expect((await read()).map(describeSnapshot)).toEqual(['Fulfilled Name=renamed', 'Fulfilled Name=parent'])
  expect(server.takeLog()).toHaveLength(2)
})

test('what its adapter cannot gather goes alone', async () => {
  const { dataService, server } = makeFamily()
  const { gathering } = getThingGathered
  if (gathering === null) throw new TypeError('The adapter gathers nothing.')
  const adapter = {
    ...getThingGathered,
    name: 'getThingGatheredInPart',
    gathering: { ...gathering, parts: ({ id }: { id: string }) => (id === secondId ? null : [id]) },
  }
  const third = '003000000000008AAA'
  server.put(third, { Name: 'third' })
  const ids = [firstId, secondId, third]
  const results = await Promise.all(ids.map((id) => dataService.read(adapter, { id, fields: ['Name'] })))
  expect(results.map(describeSnapshot)).toEqual([
    'Fulfilled Name=child',
    'Fulfilled Name=parent',
    'Fulfilled Name=third',
  ])
  expect(server.takeLog().toSorted()).toEqual([
    `GET batch/${firstId},${third} Name`,
    `GET records/${secondId} Name`,
  ])
})
