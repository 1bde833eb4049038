import { expect } from 'vitest'
import { createDataService } from '../data-service'
import type { DataService } from '../data-service-api'
import type { NetworkAdapter } from '../network/resource-request'
import type { Snapshot } from '../snapshot/snapshot'
import { CacheModel } from './cache-model'
import { type ModelStep, modelIds } from './model-steps'
import { RecordServer } from './record-server'
import { deleteThing, getThing, getThingBatch, getThingPage, getThings, updateThing } from './test-adapters'
import { describeSnapshot, firstId, secondId, settle } from './test-world'

/** The adapters that sequences read and write with. */
export interface ModelAdapters {
  readonly thing: typeof getThing
  readonly things: typeof getThings
  readonly batch: typeof getThingBatch
  readonly page: typeof getThingPage
  readonly update: typeof updateThing
  readonly remove: typeof deleteThing
}

/** A mistake in the cache: one of its parts replaced with a faulty one. */
export interface PlantedMistake {
  readonly name: string
  readonly adapters?: (adapters: ModelAdapters) => Partial<ModelAdapters>
  readonly network?: (network: NetworkAdapter) => NetworkAdapter
  readonly dataService?: (dataService: DataService) => Partial<DataService>
}

const adapters: ModelAdapters = {
  thing: getThing,
  things: getThings,
  batch: getThingBatch,
  page: getThingPage,
  update: updateThing,
  remove: deleteThing,
}

/** Runs a cache and the model through the same steps and compares all visible results, step by step. */
export async function runBesideModel(steps: readonly ModelStep[], mistake?: PlantedMistake): Promise<void> {
  const server = new RecordServer()
  for (const id of modelIds) server.put(id, whole(id))
  server.put(firstId, {}, secondId)
  server.putList('all', [...modelIds])
  const clock = { now: 1_000_000 }
  const right = createDataService({
    network: mistake?.network?.(server.network) ?? server.network,
    now: () => clock.now,
  })
  const world: World = {
    server,
    clock,
    dataService: { ...right, ...mistake?.dataService?.(right) },
    adapters: { ...adapters, ...mistake?.adapters?.(adapters) },
    model: new CacheModel(server),
  }
  for (const step of steps) await take(step, world)
}

/** A record with a value in every field. */
function whole(id: string): Record<string, string> {
  return { Color: 'one', Name: id.slice(14, 15), Size: 'one' }
}

interface World {
  readonly server: RecordServer
  readonly clock: { now: number }
  readonly dataService: DataService
  readonly adapters: ModelAdapters
  readonly model: CacheModel
}

async function take(step: ModelStep, world: World): Promise<void> {
  const { server, clock, dataService, model } = world
  switch (step.kind) {
    case 'wait':
      clock.now += step.ms
      return
    case 'change':
      server.put(step.id, { ...(server.records.has(step.id) ? {} : whole(step.id)), [step.name]: step.value })
      return
    case 'delete':
      server.records.delete(step.id)
      return
    case 'reorder':
      server.putList('all', [...(server.lists.get('all')?.ids ?? [])].reverse(), step.etag)
      return
    case 'fail':
      server.failures.splice(0, 1, step.status)
      model.failures.splice(0, 1, step.status)
      return
    case 'evict':
      dataService.evictRecord(step.id)
      model.records.evict(step.id)
      return
    case 'changes': {
      const touched = step.touched.flatMap((id) => {
        const version = server.records.get(id)?.version
        return version === undefined ? [] : [{ id, apiName: 'Thing', weakEtag: version }]
      })
      model.hear(
        touched.map(({ id }) => id),
        step.gone,
        step.missed,
        clock.now,
      )
      dataService.applyChanges({ touched, gone: step.gone, missed: step.missed })
      return
    }
    case 'write':
    case 'draft':
    case 'remove':
      return write(step, world)
    default:
      return read(step, world)
  }
}

type WriteStep = Extract<ModelStep, { readonly kind: 'write' | 'draft' | 'remove' }>

async function write(step: WriteStep, { server, clock, dataService, adapters, model }: World): Promise<void> {
  const { id } = step
  if (!server.records.has(id)) return
  const failures = server.failures.splice(0)
  if (step.kind === 'remove') {
    await dataService.write(adapters.remove, id)
    model.write(id, null, clock.now)
  } else {
    const { name, value } = step
    const isSilent = step.kind === 'write' && step.isSilent
    const isRefused = step.kind === 'draft' && step.isRefused
    server.savesInSilence = isSilent
    if (isRefused) server.failures.push(412)
    const release = server.hold()
    const options = { optimistic: step.kind === 'draft' }
    const written = dataService
      .write(adapters.update, { id, fields: { [name]: value } }, options)
      .then(() => false)
      .catch(() => true)
    if (step.kind === 'draft') {
      model.records.draft = { id, name, value }
      const policy = { type: 'only-if-cached' } as const
      const shown = dataService.read(adapters.thing, { id, fields: ['Name', name] }, { cachePolicy: policy })
      const fields = [...new Set(['Name', name])].sort()
      expectSame([describe(shown)], model.readRecord(id, fields, policy, clock.now))
      model.records.draft = null
    }
    release()
    expectSame([await written], [isRefused])
    server.savesInSilence = false
    // After a 412, the cached record is known to be outdated.
    if (isRefused) model.records.expire(id, clock.now)
    else model.write(id, isSilent ? null : [name], clock.now)
  }
  server.failures.push(...failures)
  server.takeLog()
}

type ReadStep = Extract<ModelStep, { readonly kind: 'read' | 'list' | 'batch' | 'page' }>

async function read(step: ReadStep, world: World): Promise<void> {
  const { server, clock, model } = world
  const result = beginRead(step, world)
  const seen = result instanceof Promise ? [null, describeSnapshot(await result)] : [describe(result)]
  await settle()
  const { fields, policy } = step
  const { now } = clock
  const expected =
    step.kind === 'read'
      ? model.readRecord(step.id, fields, policy, now)
      : step.kind === 'list'
        ? model.readList('all', fields, policy, now)
        : step.kind === 'batch'
          ? model.readBatch(step.ids, fields, policy, now)
          : model.readPage(fields, step.offset, step.size, policy, now)
  expectSame(seen, expected)
  expectSame(server.takeLog(), model.requests.splice(0))
}

function beginRead(
  step: ReadStep,
  { dataService, adapters }: World,
): Snapshot<unknown> | Promise<Snapshot<unknown>> {
  const { fields } = step
  const options = { cachePolicy: step.policy }
  switch (step.kind) {
    case 'read':
      return dataService.read(adapters.thing, { id: step.id, fields }, options)
    case 'list':
      return dataService.read(adapters.things, { name: 'all', fields }, options)
    case 'batch':
      return dataService.read(adapters.batch, { ids: step.ids, fields }, options)
    case 'page': {
      const page = step.offset === 0 ? {} : { pageToken: String(step.offset) }
      return dataService.read(adapters.page, { name: 'all', fields, pageSize: step.size, ...page }, options)
    }
  }
}

/** Skips `expect` for values that are plainly equal: thousands of sequences would spend most of their time there. */
function expectSame(seen: readonly unknown[], expected: readonly unknown[]): void {
  if (seen.length === expected.length && seen.every((each, index) => each === expected[index])) return
  expect(seen).toEqual(expected)
}

/** Describes a snapshot as text; a promise means that the result has to be awaited. */
function describe(snapshot: Snapshot<unknown> | Promise<Snapshot<unknown>>): string {
  return snapshot instanceof Promise ? 'waits' : describeSnapshot(snapshot)
}
