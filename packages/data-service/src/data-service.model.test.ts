import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CachePolicy } from './adapter/cache-policy'
import type { Snapshot } from './snapshot/snapshot'
import type { RecordValue } from './store/record'
import { CacheModel } from './test-world/cache-model'
import type { RecordServer } from './test-world/record-server'
import { getThing, getThings, updateThing } from './test-world/test-adapters'
import { describeSnapshot, firstId, makeWorld, secondId, settle } from './test-world/test-world'

const ids = [firstId, secondId]
const fieldNames = ['Color', 'Name', 'Size']

const anyId = fc.constantFrom(...ids)
const anyFields = fc.subarray(['Absent', ...fieldNames], { minLength: 1 })
const anyValue = fc.constantFrom('one', 'two', 'three')
const anyWait = fc.constantFrom(0, 1, 10_000, 29_999, 30_000, 30_001, 35_000)
const anyPolicy: fc.Arbitrary<CachePolicy> = fc.oneof(
  { arbitrary: fc.constant<CachePolicy>({ type: 'cache-then-network' }), weight: 4 },
  fc.constantFrom<CachePolicy>(
    { type: 'cache-and-network' },
    { type: 'no-cache' },
    { type: 'only-if-cached' },
    { type: 'stale-while-revalidate', staleDurationSeconds: 5 },
    { type: 'valid-at', timestamp: 1_020_000 },
    { type: 'valid-at', timestamp: 1_020_000, basePolicy: { type: 'only-if-cached' } },
  ),
)

const anyServerStep = fc.oneof(
  fc.record({
    kind: fc.constant('change' as const),
    id: anyId,
    name: fc.constantFrom(...fieldNames),
    value: anyValue,
  }),
  fc.record({ kind: fc.constant('wait' as const), ms: anyWait }),
  fc.record({
    kind: fc.constant('write' as const),
    id: anyId,
    name: fc.constantFrom(...fieldNames),
    value: anyValue,
  }),
  fc.record({ kind: fc.constant('evict' as const), id: anyId }),
)

const anyModelStep = fc.oneof(
  { arbitrary: anyServerStep, weight: 4 },
  {
    arbitrary: fc.record({
      kind: fc.constant('read' as const),
      id: anyId,
      fields: anyFields,
      policy: anyPolicy,
    }),
    weight: 5,
  },
  {
    arbitrary: fc.record({ kind: fc.constant('list' as const), fields: anyFields, policy: anyPolicy }),
    weight: 2,
  },
  fc.record({ kind: fc.constant('delete' as const), id: anyId }),
  fc.record({ kind: fc.constant('fail' as const), status: fc.constantFrom(500, 400, 503) }),
)

function fillServer(server: RecordServer): void {
  for (const id of ids) server.put(id, { Color: 'one', Name: 'one', Size: 'one' })
  server.put(firstId, {}, secondId)
  server.putList('all', ids)
}

test('reads, writes, expiries and failures go as the slow model says, request by request', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyModelStep, { maxLength: 40 }), async (steps) => {
      const { server, dataService, clock } = makeWorld()
      fillServer(server)
      const model = new CacheModel(server, clock.now)
      for (const step of steps) {
        switch (step.kind) {
          case 'wait':
            clock.now += step.ms
            break
          case 'change':
            server.put(step.id, { [step.name]: step.value })
            break
          case 'delete':
            server.records.delete(step.id)
            break
          case 'evict':
            dataService.evictRecord(step.id)
            model.evict(step.id)
            break
          case 'fail':
            server.failures.splice(0, 1, step.status)
            model.failures.splice(0, 1, step.status)
            break
          case 'write': {
            if (!server.records.has(step.id)) break
            const failures = server.failures.splice(0)
            await dataService.write(updateThing, { id: step.id, fields: { [step.name]: step.value } })
            server.failures.push(...failures)
            server.takeLog()
            model.write(step.id, [step.name], clock.now)
            break
          }
          case 'read':
          case 'list': {
            const options = { cachePolicy: step.policy }
            const result: Snapshot<unknown> | Promise<Snapshot<unknown>> =
              step.kind === 'read'
                ? dataService.read(getThing, { id: step.id, fields: step.fields }, options)
                : dataService.read(getThings, { name: 'all', fields: step.fields }, options)
            const seen =
              result instanceof Promise ? [null, describeSnapshot(await result)] : [describeSnapshot(result)]
            await settle()
            const expected =
              step.kind === 'read'
                ? model.readRecord(step.id, step.fields, step.policy, clock.now)
                : model.readList('all', step.fields, step.policy, clock.now)
            expect(seen).toEqual(expected)
            expect(server.takeLog()).toEqual(model.requests.splice(0))
          }
        }
      }
    }),
    { numRuns: 2_000, seed: 65 },
  )
})

const anyLiveStep = fc.oneof(
  { arbitrary: anyServerStep, weight: 4 },
  fc.record({
    kind: fc.constant('follow' as const),
    id: anyId,
    fields: fc.subarray(['Name', 'Size', 'Parent.Color', 'Parent.Name'], { minLength: 1 }),
  }),
  fc.record({ kind: fc.constant('followList' as const), fields: fc.subarray(fieldNames, { minLength: 1 }) }),
  fc.record({ kind: fc.constant('refresh' as const), id: anyId, fields: anyFields }),
  fc.record({ kind: fc.constant('notify' as const), id: anyId }),
  fc.record({ kind: fc.constant('leave' as const) }),
)

test('live readers are told of nothing twice, never see a mixed record, and agree with each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLiveStep, { maxLength: 40 }), async (steps) => {
      const { server, dataService, clock } = makeWorld()
      const history = new Map<number, Readonly<Record<string, string>>>()
      fillServer(server)
      const live: { last: Snapshot<unknown> | null; leave: () => void }[] = []
      const listen = (reader: (typeof live)[number]) => (snapshot: Snapshot<unknown>) => {
        if (reader.last !== null) {
          expect(describeSnapshot(snapshot)).not.toBe(describeSnapshot(reader.last))
        }
        for (const record of recordsIn(snapshot)) expectWhole(record, history)
        reader.last = snapshot
      }
      for (const step of steps) {
        for (const record of server.records.values()) history.set(record.version, record.fields)
        const reader: (typeof live)[number] = { last: null, leave: () => undefined }
        if (step.kind === 'wait') clock.now += step.ms
        if (step.kind === 'change') server.put(step.id, { [step.name]: step.value })
        if (step.kind === 'evict') dataService.evictRecord(step.id)
        if (step.kind === 'leave') live.shift()?.leave()
        if (step.kind === 'follow') {
          reader.leave = dataService.subscribe(getThing, { id: step.id, fields: step.fields }, listen(reader))
          live.push(reader)
        }
        if (step.kind === 'followList') {
          const config = { name: 'all', fields: step.fields }
          reader.leave = dataService.subscribe(getThings, config, listen(reader))
          live.push(reader)
        }
        for (const record of server.records.values()) history.set(record.version, record.fields)
        if (step.kind === 'notify') await dataService.notifyRecordUpdateAvailable([step.id])
        if (step.kind === 'refresh') await dataService.refresh(getThing, { id: step.id, fields: step.fields })
        if (step.kind === 'write') {
          const written = dataService.write(updateThing, { id: step.id, fields: { [step.name]: step.value } })
          for (const record of server.records.values()) history.set(record.version, record.fields)
          await written
        }
        await settle()
        expectAgreement(live.flatMap(({ last }) => (last === null ? [] : recordsIn(last))))
      }
    }),
    { numRuns: 1_000, seed: 66 },
  )
})

/** The records in a snapshot, spanned ones too. */
function recordsIn(snapshot: Snapshot<unknown>): RecordValue[] {
  return 'data' in snapshot ? recordsBelow(snapshot.data) : []
}

function recordsBelow(value: unknown): RecordValue[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(recordsBelow)
  return 'fields' in value && 'apiName' in value ? [value as RecordValue, ...below] : below
}

function expectWhole(
  record: RecordValue,
  history: ReadonlyMap<number, Readonly<Record<string, string>>>,
): void {
  const version = history.get(record.weakEtag ?? 0)
  for (const [name, field] of Object.entries(record.fields)) {
    if (name !== 'Parent') expect(field.value).toBe(version?.[name])
  }
}

function expectAgreement(records: readonly RecordValue[]): void {
  const seen = new Map<string, unknown>()
  for (const record of records) {
    for (const [name, field] of Object.entries(record.fields)) {
      if (name === 'Parent') continue
      const key = `${record.id}.${name}`
      if (seen.has(key)) expect(field.value).toBe(seen.get(key))
      seen.set(key, field.value)
    }
  }
}
