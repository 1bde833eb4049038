import {
  type ActionRecord,
  type AfterRuleContext,
  allRecords,
  defineObject,
  type PublishedEvent,
} from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRecordEngine } from '../create-record-engine'
import {
  admin,
  errorOf,
  guest,
  openTestWorld,
  seededRandom,
  system,
  type TestWorld,
  testId,
} from '../testing/test-world'

const label = { en: 'Record', es: 'Registro' }
const text = { dataType: 'String', label, length: 40 } as const
const everything = { records: allRecords, read: 'all', create: 'all', update: 'all' } as const
const plain = {
  listViews: [],
  relatedLists: [],
  rules: [],
  stateTables: [],
  label,
  labelPlural: label,
  access: { guest: everything, admin: everything },
}

/** What the rules received, by the name of the rule. */
const given: [string, AfterRuleContext['related'], object | null][] = []
let failing = false
const ofTheShelf = [{ fieldApiName: 'Shelf__c', equals: { record: 'Shelf__c' } }] as const
const onOneShelf = { objectApiName: 'Book__c', where: ofTheShelf, fields: ['Name'] } as const

const shelf = defineObject({
  ...plain,
  apiName: 'Shelf__c',
  keyPrefix: 'a0S',
  fields: { Name: { ...text, nameField: true } },
})
const book = defineObject({
  ...plain,
  apiName: 'Book__c',
  keyPrefix: 'a0B',
  fields: {
    Name: { ...text, nameField: true },
    Day__c: text,
    Edition__c: text,
    Shelf__c: {
      dataType: 'Reference',
      referenceTo: 'Shelf__c',
      relationshipName: 'Shelf__r',
      label,
    },
  },
  afterRules: [
    {
      name: 'newest',
      on: ['Day__c', 'Edition__c'],
      about: 'Shelf__c',
      related: {
        newest: { ...onOneShelf, newest: { by: 'Day__c', count: 2 } },
        all: onOneShelf,
        same: onOneShelf,
        days: { ...onOneShelf, fields: ['Day__c'] },
        booksNamedOne: { ...onOneShelf, where: [{ fieldApiName: 'Name', equals: { value: 'One' } }] },
        shelvesNamedOne: {
          objectApiName: 'Shelf__c',
          where: [{ fieldApiName: 'Name', equals: { value: 'One' } }],
          fields: ['Name'],
        },
        onlyWithoutAny: { ...onOneShelf, unless: 'all' },
        none: { ...onOneShelf, where: [{ fieldApiName: 'Name', equals: { value: 'nothing' } }] },
        insteadOfNone: { ...onOneShelf, unless: 'none' },
      },
      effect: ({ record, previous, related }) => {
        given.push(['newest', related, previous])
        if (failing) throw new Error('The effect fails.')
        return [
          {
            type: 'publish',
            eventType: 'book.placed',
            about: String(record.values.Shelf__c),
            data: { name: record.values.Name },
          },
        ]
      },
    },
    {
      name: 'moved',
      on: ['Shelf__c'],
      notAtCreation: true,
      about: 'Id',
      related: { itself: { ...onOneShelf, where: [{ fieldApiName: 'Id', equals: { record: 'Id' } }] } },
      effect: ({ related, previous }) => {
        given.push(['moved', related, previous])
        return []
      },
    },
  ],
})

const shelfId = testId('a0S', 1)
const namesOf = (records: readonly ActionRecord[] | undefined) => records?.map(({ values }) => values.Name)

describe('what follows from a write', () => {
  let world: TestWorld
  const published: PublishedEvent[] = []
  let engine: TestWorld['engine']

  beforeAll(async () => {
    world = await openTestWorld([shelf, book])
    engine = createRecordEngine({
      pool: world.pool,
      metadata: world.metadata,
      now: () => world.clock.now,
      random: seededRandom(11),
      pageTokenSecret: 'a secret of the tests',
      publish: async (event, now) => {
        expect(now).toEqual(world.clock.now)
        published.push(event)
      },
    })
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.pool.query('truncate record."Book__c", record."Shelf__c"')
    await world.load([{ objectApiName: 'Shelf__c', id: shelfId, fields: { Name: 'One' } }])
    given.length = 0
    published.length = 0
    failing = false
  })

  const place = (Name: string, Day__c: string, more: object = {}, viewer = admin) =>
    engine.createRecord(viewer, 'Book__c', { fields: { Name, Day__c, Shelf__c: shelfId, ...more } })

  it('is worked out from the newest records, the last first, from all, and from others only where there are none', async () => {
    await place('second', '2026-02')
    await place('third', '2026-03')
    await place('first', '2026-01')
    const [, related] = given.at(-1) ?? []
    expect(namesOf(related?.newest)).toEqual(['third', 'second'])
    expect(namesOf(related?.all)?.toSorted()).toEqual(['first', 'second', 'third'])
    expect(related?.same).toBe(related?.all)
    expect(related?.days?.map(({ values }) => values.Day__c).toSorted()).toEqual([
      '2026-01',
      '2026-02',
      '2026-03',
    ])
    expect([related?.booksNamedOne, namesOf(related?.shelvesNamedOne)]).toEqual([[], ['One']])
    expect(related?.onlyWithoutAny).toEqual([])
    expect(related?.none).toEqual([])
    expect(namesOf(related?.insteadOfNone)).toHaveLength(3)
  })

  it('is published, each event of it once, about the record that it names', async () => {
    await place('one', '2026-01')
    expect(published).toEqual([
      { type: 'publish', eventType: 'book.placed', about: shelfId, data: { name: 'one' } },
    ])
  })

  it('follows a change of a field that sets it off alone, and creation unless it is left out', async () => {
    const bookId = await place('one', '2026-01')
    expect(given.map(([name]) => name)).toEqual(['newest'])
    await engine.updateRecord(admin, bookId, { fields: { Name: 'renamed' } })
    expect(given).toHaveLength(1)
    await engine.updateRecord(admin, bookId, { fields: { Day__c: '2026-02' } })
    expect(given.map(([name, , previous]) => [name, previous !== null])).toEqual([
      ['newest', false],
      ['newest', true],
    ])
    await engine.updateRecord(admin, bookId, { fields: { Shelf__c: null } })
    const [name, related] = given.at(-1) ?? []
    expect([name, namesOf(related?.itself)]).toEqual(['moved', ['renamed']])
    // Without a shelf the rule has no record to be about.
    await engine.updateRecord(admin, bookId, { fields: { Day__c: '2026-03' } })
    expect(given).toHaveLength(3)
  })

  it('undoes the write where it fails', async () => {
    const bookId = await place('one', '2026-01', {}, system)
    failing = true
    expect(await errorOf(place('two', '2026-02', {}, system))).toMatchObject({ key: 'internal' })
    const change = engine.updateRecord(system, bookId, { fields: { Day__c: '2026-03' } })
    expect(await errorOf(change)).toMatchObject({ key: 'internal' })
    const { rows } = await world.pool.query('select "Name" as name, "Day__c" as day from record."Book__c"')
    expect(rows).toEqual([{ name: 'one', day: '2026-01' }])
  })

  it('does not follow from what a guest writes', async () => {
    await place('one', '2026-01', {}, guest)
    expect([given, published]).toEqual([[], []])
  })
})
