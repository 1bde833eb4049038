import { expect, test } from 'vitest'
import { getThing, getThings, updateThing } from '../test-world/test-adapters'
import { firstId, makeFamily, secondId, settle, type TestWorld } from '../test-world/test-world'
import type { TraceEvent } from './inside'

const name = { id: firstId, fields: ['Name'] }
const all = { name: 'all', fields: ['Name'] }

function traced({ dataService }: TestWorld): readonly TraceEvent[] {
  const events: TraceEvent[] = []
  dataService.inspect().trace = (...event) => void events.push(event)
  return events
}

/** The kinds of the events, without their subjects. */
const outline = (events: readonly TraceEvent[]) =>
  events.map((event) => {
    if (event[0] === 'ask') return `ask ${event[1].key} ${event[3] ?? 'as read'}`
    if (event[0] === 'read') return `read ${event[4] ? 'network' : 'cache'}`
    if (event[0] === 'send') return `send ${typeof event[3] === 'string' ? event[3] : event[3].length}`
    if (event[0] === 'changed') return `changed ${event[1].size}`
    if (event[0] === 'change') return `change ${event[1]} ${[...event[2]]}`
    return event.join(' ')
  })

test('a first read asks and sends, a second is answered by the cache, a refresh says so', async () => {
  const world = makeFamily()
  const events = traced(world)
  await world.dataService.read(getThing, name)
  world.dataService.read(getThing, name)
  await world.dataService.refresh(getThing, name)
  expect(outline(events)).toEqual([
    'read network',
    `ask getThing:${firstId}(Name) as read`,
    'send 1',
    expect.stringMatching(/^changed/),
    'read cache',
    `ask getThing:${firstId}(Name) refresh`,
    'send 1',
  ])
})

test('what a request is for is told with it, and its answer', async () => {
  const world = makeFamily()
  const events = traced(world)
  const reads = [name, { id: firstId, fields: ['Color'] }].map((config) =>
    world.dataService.read(getThing, config),
  )
  await Promise.all(reads)
  const sent = events.flatMap((event) => (event[0] === 'send' ? [event] : []))
  expect(sent).toHaveLength(1)
  const [[, , answer, asks]] = sent as [(typeof sent)[number]]
  expect((await answer).status).toBe(200)
  expect(typeof asks === 'string' ? [] : [...(asks[0]?.parts.keys() ?? [])]).toEqual([
    `${firstId}(Name)`,
    `${firstId}(Color)`,
  ])
})

test('a write tells what it touched, what turned stale by it and what is read again because of it', async () => {
  const world = makeFamily()
  const stop = world.dataService.subscribe(getThings, all, () => undefined)
  await settle()
  const events = traced(world)
  await world.dataService.write(updateThing, { id: firstId, fields: { Name: 'renamed' } })
  await settle()
  stop()
  const told = outline(events)
  const at = told.indexOf(`change updateThing ${firstId}`)
  expect(told.slice(0, at)).toEqual(['send updateThing'])
  expect(told.slice(at + 1, at + 4)).toEqual([
    expect.stringMatching(/^changed/),
    expect.stringMatching(/^stale getThings:all/),
    'ask getThings:all(Name) updateThing',
  ])
})

test('changes from elsewhere are told by their source', async () => {
  const world = makeFamily()
  await world.dataService.read(getThing, name)
  const events = traced(world)
  await world.dataService.notifyRecordUpdateAvailable([firstId])
  world.dataService.applyChanges({ touched: [], gone: [secondId], missed: false })
  world.dataService.clear()
  expect(outline(events)).toEqual([
    `change notifyRecordUpdateAvailable ${firstId}`,
    `stale UiApi::Record:${firstId}`,
    `change applyChanges ${secondId}`,
    'stale ',
  ])
})

test('whoever stops looking is told nothing more', async () => {
  const world = makeFamily()
  const events = traced(world)
  await world.dataService.read(getThing, name)
  const told = events.length
  expect(told).toBeGreaterThan(0)
  world.dataService.inspect().trace = undefined
  await world.dataService.refresh(getThing, name)
  expect(events).toHaveLength(told)
})

test('the inside is live: entries, readers and what they were shown last', async () => {
  const world = makeFamily()
  const { store, queries, now } = world.dataService.inspect()
  const stop = world.dataService.subscribe(getThing, name, () => undefined, {
    cachePolicy: { type: 'cache-and-network' },
  })
  await settle()
  expect(store.entries.get(`UiApi::Record:${firstId}`)).toMatchObject({
    kind: 'record',
    fields: { Name: { value: 'child' } },
    expiresAt: now() + 30_000,
  })
  const query = queries.get(`getThing:${firstId}(Name)`)
  expect([...(query?.observations ?? [])]).toMatchObject([
    { cachePolicy: { type: 'cache-and-network' }, snapshot: { state: 'Fulfilled' } },
  ])
  stop()
  expect(query?.observations.size).toBe(0)
})
