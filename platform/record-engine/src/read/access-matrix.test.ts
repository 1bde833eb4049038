import type { ResolvedObject, RowRule, Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LoadedRecord } from '../load/load-records'
import { loadSample } from '../testing/sample-world'
import { admin, advisor, customer, guest, openTestWorld, system, type TestWorld } from '../testing/test-world'

const viewers: Readonly<Record<string, Viewer>> = {
  guest,
  'customer 0': customer(0),
  'customer 1': customer(1),
  'customer 2': customer(2),
  'customer without records': customer(77),
  'advisor of the first brand': advisor('first'),
  'advisor of the second brand': advisor('second'),
  admin,
  system,
}

/**
 * The slow oracle: access computed over all records in plain code, from the declared rules alone. It shares nothing
 * with the engine but the metadata.
 */
class Oracle {
  readonly #world: TestWorld
  readonly #records: ReadonlyMap<string, LoadedRecord>

  constructor(world: TestWorld, records: readonly LoadedRecord[]) {
    this.#world = world
    this.#records = new Map(records.map((record) => [record.id, record]))
  }

  objectOf(record: LoadedRecord): ResolvedObject {
    const object = this.#world.metadata.object(record.objectApiName)
    if (object === undefined) throw new TypeError(`There is no ${record.objectApiName}.`)
    return object
  }

  sees(viewer: Viewer, record: LoadedRecord): boolean {
    return this.#holds(viewer, record, this.objectOf(record).access[viewer.class].records)
  }

  /** The record at the end of a reference, when the viewer sees it. */
  follow(viewer: Viewer, record: LoadedRecord, fieldApiName: string): LoadedRecord | null {
    const next = this.#records.get(String(this.#cell(record, fieldApiName)))
    return next !== undefined && this.sees(viewer, next) ? next : null
  }

  canRead(viewer: Viewer, record: LoadedRecord, fieldApiName: string): boolean {
    const object = this.objectOf(record)
    return (
      object.fields.get(fieldApiName)?.system === true || object.access[viewer.class].read.has(fieldApiName)
    )
  }

  #holds(viewer: Viewer, record: LoadedRecord, rule: RowRule): boolean {
    if (rule.kind === 'all') return true
    if (rule.kind === 'none') return false
    if (rule.kind === 'any') return rule.rules.some((part) => this.#holds(viewer, record, part))
    let current: LoadedRecord | undefined = record
    for (const reference of rule.path.slice(0, -1)) {
      current = current && this.#records.get(String(this.#cell(current, reference)))
    }
    const wanted: unknown = Reflect.get(viewer, rule.equals)
    const actual = current && this.#cell(current, rule.path.at(-1) ?? '')
    return wanted !== undefined && wanted !== null && actual === wanted
  }

  #cell(record: LoadedRecord, fieldApiName: string): unknown {
    return fieldApiName === 'Id' ? record.id : record.fields[fieldApiName]
  }
}

describe('access, viewer by viewer and record by record', () => {
  let world: TestWorld
  let records: readonly LoadedRecord[]
  let oracle: Oracle
  beforeAll(async () => {
    world = await openTestWorld()
    records = await loadSample(world, 11)
    oracle = new Oracle(world, records)
  })
  afterAll(() => world.close())

  it.each(Object.entries(viewers))(
    '%s reads exactly the records and fields that the rules give',
    async (_, viewer) => {
      for (const record of records) {
        const object = oracle.objectOf(record)
        const optionalFields = [...object.fields.keys()]
        const answer = await world.engine.readRecord(viewer, record.id, { fields: [], optionalFields })
        expect(answer !== null, record.id).toBe(oracle.sees(viewer, record))
        if (answer === null) continue
        for (const fieldApiName of optionalFields) {
          expect(fieldApiName in answer.fields, `${record.id} ${fieldApiName}`).toBe(
            oracle.canRead(viewer, record, fieldApiName),
          )
        }
      }
    },
  )

  it.each(Object.entries(viewers))(
    '%s sees through references only what can be read there',
    async (_, viewer) => {
      for (const record of records.filter((each) => each.objectApiName === 'Usage__c')) {
        const optionalFields = ['Account__r.Name', 'Account__r.Contact.Name', 'Parent__r.Name']
        const answer = await world.engine.readRecord(viewer, record.id, { fields: [], optionalFields })
        if (answer === null) continue
        const account = oracle.follow(viewer, record, 'Account__c')
        const contact = account === null ? null : oracle.follow(viewer, account, 'ContactId')
        const parent = oracle.follow(viewer, record, 'Parent__c')
        const shown = answer.fields.Account__r?.value
        const shownAccount = typeof shown === 'object' ? shown : null
        expect(shownAccount?.id ?? null).toBe(account?.id ?? null)
        const shownContact = shownAccount?.fields.Contact?.value
        expect(typeof shownContact === 'object' ? (shownContact?.id ?? null) : null).toBe(contact?.id ?? null)
        const shownParent = answer.fields.Parent__r?.value
        expect(typeof shownParent === 'object' ? (shownParent?.id ?? null) : null).toBe(parent?.id ?? null)
      }
    },
  )

  it.each(Object.entries(viewers))(
    '%s finds in lists and batches exactly the records that can be read',
    async (_, viewer) => {
      for (const objectApiName of ['User', 'Vault__c', 'Contact', 'Account', 'Usage__c']) {
        const all = records.filter((record) => record.objectApiName === objectApiName)
        const visible = all.filter((record) => oracle.sees(viewer, record)).map((record) => record.id)
        const page = await world.engine.listRecords(viewer, {
          objectApiName,
          selection: { fields: [], optionalFields: [] },
          condition: null,
          parent: null,
          orderings: [],
          searchTerm: null,
          pageSize: 2000,
          position: { kind: 'start' },
        })
        expect(page.records.map((record) => record.id)).toEqual([...visible].sort())
        const selection = { fields: [], optionalFields: [] }
        const batch = await world.engine.readRecords(
          viewer,
          all.map((record) => record.id),
          selection,
        )
        expect(batch.flatMap((record) => (record === null ? [] : [record.id]))).toEqual(visible)
      }
    },
  )
})
