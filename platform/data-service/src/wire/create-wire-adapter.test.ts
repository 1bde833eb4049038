import { expect, test } from 'vitest'
import { getThing, updateThing } from '../test-world/test-adapters'
import { describeSnapshot, firstId, makeFamily, settle } from '../test-world/test-world'
import { createWireAdapter } from './create-wire-adapter'

function makeComponent() {
  const world = makeFamily()
  const notified: string[] = []
  const Adapter = createWireAdapter(world.dataService, getThing)
  const wire = new Adapter(({ data, error }) => {
    if (data !== undefined) notified.push(describeSnapshot({ state: 'Fulfilled', data }))
    else notified.push(error === undefined ? 'nothing' : `error ${error.status}`)
  })
  return { ...world, wire, take: () => notified.splice(0) }
}

test('a component is told that there is nothing, then data, then each change', async () => {
  const { wire, take, dataService } = makeComponent()
  wire.connect()
  wire.update({ id: firstId, fields: ['Name'] })
  await settle()
  expect(take()).toEqual(['nothing', 'Fulfilled Name=child'])
  await dataService.write(updateThing, { id: firstId, fields: { Name: 'new' } })
  expect(take()).toEqual(['Fulfilled Name=new'])
  expect(wire.value.data?.fields.Name?.value).toBe('new')
})

test('a component is not told again of data that could not be refreshed', async () => {
  const { wire, take, dataService, server } = makeComponent()
  wire.connect()
  wire.update({ id: firstId, fields: ['Name'] })
  await settle()
  take()
  server.failures.push(503)
  await dataService.refresh(getThing, { id: firstId, fields: ['Name'] })
  await dataService.refresh(getThing, { id: firstId, fields: ['Name'] })
  expect(take()).toEqual([])
})

test('nothing is told before connect and after disconnect', async () => {
  const { wire, take, server } = makeComponent()
  wire.update({ id: firstId, fields: ['Name'] })
  await settle()
  expect([take(), server.takeLog()]).toEqual([['nothing'], []])
  wire.connect()
  await settle()
  wire.disconnect()
  take()
  wire.update({ id: firstId, fields: ['Color'] })
  await settle()
  expect(take()).toEqual([])
})

test('an incomplete or invalid config is met with silence, and an error is told', async () => {
  const { wire, take } = makeComponent()
  wire.connect()
  wire.update(undefined)
  wire.update(JSON.parse('{"fields": []}'))
  wire.update({ id: 'short', fields: ['Name'] })
  await settle()
  expect(take()).toEqual(['nothing'])
  wire.update({ id: 'a01000000000009AAA', fields: ['Name'] })
  await settle()
  expect(take()).toEqual(['error 404'])
})
