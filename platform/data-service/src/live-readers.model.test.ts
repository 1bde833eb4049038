import { casesOfRun } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Snapshot } from './snapshot/snapshot'
import type { RecordValue } from './store/record'
import { modelIds } from './test-world/model-steps'
import { RecordServer } from './test-world/record-server'
import { getThing, getThingBatch, getThingPage, getThings, updateThing } from './test-world/test-adapters'
import {
  describeSnapshot,
  firstId,
  makeWorld,
  secondId,
  settle,
  type TestWorld,
} from './test-world/test-world'

const fieldNames = ['Color', 'Name', 'Size']
const anyId = fc.constantFrom(...modelIds)
const anyFields = fc.subarray(['Absent', ...fieldNames], { minLength: 1 })
const anyValue = fc.constantFrom('one', 'two', 'three')
const anyListFields = fc.subarray(fieldNames, { minLength: 1 })
const kind = <const Kind extends string>(name: Kind) => fc.constant(name)

const anyFollowStep = fc.oneof(
  fc.record({
    kind: kind('follow'),
    id: anyId,
    fields: fc.subarray(['Name', 'Size', 'Parent.Color', 'Parent.Name'], { minLength: 1 }),
  }),
  fc.record({ kind: kind('followList'), fields: anyListFields }),
  fc.record({
    kind: kind('followBatch'),
    ids: fc.subarray(modelIds, { minLength: 1 }),
    fields: anyListFields,
  }),
  fc.record({
    kind: kind('followPage'),
    fields: anyListFields,
    offset: fc.constantFrom(0, 1, 2),
    size: fc.constantFrom(1, 2, 4),
  }),
)

const anyLiveStep = fc.oneof(
  { arbitrary: anyFollowStep, weight: 4 },
  {
    arbitrary: fc.record({
      kind: kind('write'),
      id: anyId,
      name: fc.constantFrom(...fieldNames),
      value: anyValue,
      isRefused: fc.boolean(),
      optimistic: fc.boolean(),
    }),
    weight: 2,
  },
  fc.record({ kind: kind('change'), id: anyId, name: fc.constantFrom(...fieldNames), value: anyValue }),
  fc.record({ kind: kind('wait'), ms: fc.constantFrom(1, 10_000, 30_001) }),
  fc.record({ kind: kind('evict'), id: anyId }),
  fc.record({ kind: kind('changes'), touched: fc.subarray(modelIds), missed: fc.boolean() }),
  fc.record({ kind: kind('refresh'), id: anyId, fields: anyFields }),
  fc.record({ kind: kind('notify'), id: anyId }),
  fc.record({ kind: kind('leave') }),
)

type LiveStep = typeof anyLiveStep extends fc.Arbitrary<infer Step> ? Step : never

interface Reader {
  last: Snapshot<unknown> | null
  leave: () => void
}

test('live readers are told of nothing twice, never see a mixed record, and agree with each other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLiveStep, { maxLength: 40, size: 'max' }), async (steps) => {
      const world = makeWorld(undefined, fullServer())
      const history: History = new Map()
      const live: Reader[] = []
      const wrong: string[] = []
      for (const step of steps) {
        noteVersions(world.server, history)
        await take(step, world, { live, history, wrong })
        await settle()
        expect(wrong).toEqual([])
        expectAgreement(live.flatMap(({ last }) => (last === null ? [] : recordsIn(last))))
      }
      for (const { leave } of live) leave()
    }),
    { numRuns: casesOfRun(800), seed: 66 },
  )
}, 300_000)

function fullServer(): RecordServer {
  const server = new RecordServer()
  for (const id of modelIds) server.put(id, { Color: 'one', Name: 'one', Size: 'one' })
  server.put(firstId, {}, secondId)
  server.putList('all', [...modelIds])
  return server
}

/** Versions of records, each with the values that its fields may be shown with. */
type History = Map<string, readonly Readonly<Record<string, string>>[]>

function noteVersions(server: RecordServer, history: History): void {
  for (const { id, version, fields } of server.records.values()) {
    if (!history.has(`${id}:${version}`)) history.set(`${id}:${version}`, [fields])
  }
}

interface Readers {
  readonly live: Reader[]
  readonly history: History
  /** What readers were notified of and should not have been. */
  readonly wrong: string[]
}

async function take(step: LiveStep, world: TestWorld, { live, history, wrong }: Readers): Promise<void> {
  const { server, dataService, clock } = world
  const follow = (begin: (listener: (snapshot: Snapshot<unknown>) => void) => () => void) => {
    const reader: Reader = { last: null, leave: () => undefined }
    reader.leave = begin((snapshot) => {
      const text = describeSnapshot(snapshot)
      if (reader.last !== null && text === describeSnapshot(reader.last)) wrong.push(`told twice: ${text}`)
      for (const record of recordsIn(snapshot)) {
        if (!isWhole(record, history)) wrong.push(`mixed: ${text}`)
      }
      reader.last = snapshot
    })
    live.push(reader)
  }
  switch (step.kind) {
    case 'wait':
      clock.now += step.ms
      return
    case 'change':
      server.put(step.id, { [step.name]: step.value })
      noteVersions(server, history)
      return
    case 'evict':
      dataService.evictRecord(step.id)
      return
    case 'leave':
      live.shift()?.leave()
      return
    case 'follow':
      follow((listener) => dataService.subscribe(getThing, { id: step.id, fields: step.fields }, listener))
      return
    case 'followList':
      follow((listener) => dataService.subscribe(getThings, { name: 'all', fields: step.fields }, listener))
      return
    case 'followBatch':
      follow((listener) =>
        dataService.subscribe(getThingBatch, { ids: step.ids, fields: step.fields }, listener),
      )
      return
    case 'followPage': {
      const page = step.offset === 0 ? {} : { pageToken: String(step.offset) }
      const config = { name: 'all', fields: step.fields, pageSize: step.size, ...page }
      follow((listener) => dataService.subscribe(getThingPage, config, listener))
      return
    }
    case 'changes':
      dataService.applyChanges({
        touched: step.touched.map((id) => ({
          id,
          apiName: 'Thing',
          weakEtag: server.records.get(id)?.version ?? 0,
        })),
        gone: [],
        missed: step.missed,
      })
      return
    case 'notify':
      await dataService.notifyRecordUpdateAvailable([step.id])
      return
    case 'refresh':
      await dataService.refresh(getThing, { id: step.id, fields: step.fields })
      return
    case 'write': {
      if (step.isRefused) server.failures.push(412)
      if (step.optimistic) allowDraft(history, step.id, { [step.name]: step.value })
      const written = dataService
        .write(
          updateThing,
          { id: step.id, fields: { [step.name]: step.value } },
          { optimistic: step.optimistic },
        )
        .catch(() => undefined)
      noteVersions(server, history)
      await written
      await settle()
      forgetDrafts(history)
    }
  }
}

/** Until the server has responded, any version of a record may show a write's draft. */
function allowDraft(history: History, id: string, hoped: Readonly<Record<string, string>>): void {
  for (const [key, versions] of history) {
    if (key.startsWith(id))
      history.set(
        key,
        versions.flatMap((fields) => [fields, { ...fields, ...hoped }]),
      )
  }
}

/** Once it has responded, only real states may be seen. */
function forgetDrafts(history: History): void {
  for (const [key, [fields = {}]] of history) history.set(key, [fields])
}

/** The records in a snapshot, spanned ones too. */
function recordsIn(snapshot: Snapshot<unknown>): RecordValue[] {
  return 'data' in snapshot ? recordsBelow(snapshot.data) : []
}

function recordsBelow(value: unknown): RecordValue[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(recordsBelow)
  return 'fields' in value && 'apiName' in value ? [value as RecordValue, ...below] : below
}

/** Whether all fields of a record are of one version, or show the draft of a write in flight. */
function isWhole(record: RecordValue, history: History): boolean {
  const versions = history.get(`${record.id}:${record.weakEtag}`) ?? []
  return versions.some((version) =>
    Object.entries(record.fields).every(
      ([name, field]) => name === 'Parent' || field.value === version[name],
    ),
  )
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
