import type { ObjectDeclaration, Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchRequest } from '../record-engine'
import { testObjects } from '../testing/test-objects'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  type TestWorld,
  testId,
} from '../testing/test-world'

/** The test objects, of which accounts and people can be searched. */
const searchedObjects: readonly ObjectDeclaration[] = testObjects.map((object) => {
  if (object.apiName === 'Account') {
    return { ...object, search: { identifiers: ['Number__c'], words: ['Name', 'Secret__c'] } }
  }
  return object.apiName === 'Contact'
    ? { ...object, search: { identifiers: ['Email'], words: ['Name'] } }
    : object
})

const accounts = [
  ['1', { Name: 'Lectura del medidor, facturación', Number__c: 'AB-100-2001', Brand__c: 'first' }],
  ['2', { Name: 'The meter-reading was wrong', Number__c: 'AB-100-2002', Brand__c: 'first' }],
  ['3', { Name: 'Enrolment', Number__c: 'XY 77/20 01', Brand__c: 'second', Secret__c: 'readings of quartz' }],
  ['4', { Name: '100% _ \\ O’Neill', Number__c: 'CD-4', Brand__c: 'second' }],
  ['10', { Name: '1060 Huisache Hollow Dr', Number__c: 'EF-5', Brand__c: 'first' }],
] as const

describe('searchRecords', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld(searchedObjects)
    await world.load([
      { objectApiName: 'Contact', id: testId('003', 1), fields: { FirstName: 'José', LastName: 'Núñez' } },
      {
        objectApiName: 'Contact',
        id: testId('003', 2),
        fields: { FirstName: 'Josie', LastName: 'Marsh', Email: 'josie.marsh@example.com' },
      },
      ...accounts.map(([number, fields]) => ({
        objectApiName: 'Account',
        id: testId('001', Number(number)),
        fields: { ...fields, ContactId: testId('003', 1 + (Number(number) % 2)) },
      })),
    ])
  })
  afterAll(() => world.close())

  const search = (term: string, viewer: Viewer = admin, more: Partial<SearchRequest> = {}) =>
    world.engine.searchRecords(viewer, {
      objectApiName: 'Account',
      selection: { fields: [], optionalFields: ['Name'] },
      term,
      condition: null,
      pageSize: 25,
      offset: 0,
      ...more,
    })
  const found = async (term: string, viewer: Viewer = admin, more: Partial<SearchRequest> = {}) => {
    const page = await search(term, viewer, more)
    return page.found.map(({ record }) => record.id)
  }
  const ids = (...numbers: readonly number[]) => numbers.map((number) => testId('001', number))

  it.each<[string, string, readonly number[]]>([
    ['a word whatever its case', 'METER', [2]],
    ['a part of a joined word', 'reading', [2, 3]],
    ['another form of a word in English', 'reads', [2, 3]],
    ['another form of a word in Spanish', 'facturaciones', [1]],
    ['a word without its accent', 'facturacion', [1]],
    ['the beginning of the last word', 'meter read', [2]],
    ['the beginning of a word beyond its stem', 'enrolme', [3]],
    ['words among those that a language passes over', 'the wrong meter', [2]],
    ['a part of a number', '100-200', [1, 2]],
    ['a number without its signs', '772001', [3]],
    ['a number with other signs', '(77) 20-01', [3]],
    ['a word and a part of a number', 'medidor 2001', [1]],
    ['the beginning of a number in words', '106', [10]],
    ['two digits of a number in words', 'hollow 10', [10]],
    ['a name with an apostrophe', 'o’neill', [4]],
    ['only the beginning of a word that is not the last', 'wro meter', []],
    ['two characters of a number', '20', []],
    ['signs alone', '%_\\', []],
    ['nothing', '   ', []],
    ['a quotation', `' | '':*`, []],
  ])('finds by %s', async (_, term, expected) => {
    expect((await found(term)).sort()).toEqual(ids(...expected))
  })

  it('tells when an identifier is the whole term, and puts it before what begins with it', async () => {
    await world.load([
      { objectApiName: 'Account', id: testId('001', 8), fields: { Name: 'Long', Number__c: 'EX-900-11' } },
      { objectApiName: 'Account', id: testId('001', 5), fields: { Name: 'Exact', Number__c: 'EX-900' } },
      { objectApiName: 'Account', id: testId('001', 9), fields: { Name: 'ex 900 in words' } },
    ])
    const page = await search('ex900')
    expect(page.found.map(({ record, isExact }) => [record.id, isExact])).toEqual([
      [testId('001', 5), true],
      [testId('001', 8), false],
    ])
    expect(await found('EX 900')).toEqual(ids(5, 8, 9))
  })

  it('weighs words by the field that holds them', async () => {
    await world.load([
      { objectApiName: 'Account', id: testId('001', 6), fields: { Name: 'Other', Secret__c: 'zircon' } },
      { objectApiName: 'Account', id: testId('001', 7), fields: { Name: 'Zircon' } },
    ])
    expect(await found('zircon')).toEqual(ids(7, 6))
  })

  it('looks into nothing that the viewer cannot read', async () => {
    expect(await found('quartz')).toEqual(ids(3))
    expect(await found('quartz', advisor('second'))).toEqual([])
    expect(await found('enrolment', advisor('second'))).toEqual(ids(3))
  })

  it('finds no record that the viewer cannot see', async () => {
    expect(await found('meter', advisor('second'))).toEqual([])
    expect(await found('medidor', customer(1))).toEqual([])
    expect(await found('medidor', customer(2))).toEqual(ids(1))
    expect(await found('medidor', guest)).toEqual([])
  })

  it('finds the words of people whatever their accents, and their addresses by any part', async () => {
    const people = { objectApiName: 'Contact' }
    expect(await found('jose nunez', admin, people)).toEqual([testId('003', 1)])
    expect(await found('marsh@exam', admin, people)).toEqual([testId('003', 2)])
    expect(await found('SIE.MARSH', admin, people)).toEqual([testId('003', 2)])
  })

  it('pages, filters and reads the fields that are asked for', async () => {
    const first = await search('100200', admin, { pageSize: 1 })
    const second = await search('100200', admin, { pageSize: 1, offset: 1 })
    expect([first.hasMore, second.hasMore]).toEqual([true, false])
    expect([...first.found, ...second.found].map(({ record }) => record.id).sort()).toEqual(ids(1, 2))
    const selection = { fields: ['Contact.Name'], optionalFields: [] }
    const condition = { kind: 'compare', field: 'Contact.LastName', operator: 'eq', value: 'Marsh' } as const
    const page = await search('100200', admin, { condition, selection })
    expect(page.found.map(({ record }) => record.fields.Contact?.displayValue)).toEqual(['Josie Marsh'])
  })

  it('searches the texts of objects that declare no search, part by part', async () => {
    await world.load([
      {
        objectApiName: 'Usage__c',
        id: testId('a00', 1),
        fields: { Name: 'u1', Account__c: testId('001', 1), Remark__c: 'Estimated reading' },
      },
    ])
    const usage = { objectApiName: 'Usage__c' }
    expect(await found('mated rea', admin, usage)).toEqual([testId('a00', 1)])
  })

  it('refuses what is no text, unknown objects and unknown fields', async () => {
    expect(await errorOf(search('a\0b'))).toMatchObject({ key: 'invalidParameter' })
    expect(await errorOf(search('x'.repeat(256)))).toMatchObject({ key: 'invalidParameter' })
    expect(await errorOf(search('meter', admin, { objectApiName: 'Nothing__c' }))).toMatchObject({
      key: 'notFound',
    })
    const selection = { fields: ['Secret__c'], optionalFields: [] }
    expect(await errorOf(search('meter', customer(1), { selection }))).toMatchObject({ key: 'unknownField' })
  })

  it('serves lists alike: in their order, counted and page by page', async () => {
    const list = {
      objectApiName: 'Account',
      selection: { fields: ['Name'], optionalFields: [] },
      condition: null,
      parent: null,
      orderings: [{ field: 'Name', ascending: false }],
      searchTerm: '100-200',
      pageSize: 1,
      position: { kind: 'start' },
    } as const
    const first = await world.engine.listRecords(admin, list)
    const position = { kind: 'token', token: first.nextPageToken ?? '' } as const
    const second = await world.engine.listRecords(admin, { ...list, position })
    expect([...first.records, ...second.records].map(({ id }) => id)).toEqual(ids(2, 1))
    expect(await world.engine.countRecords(admin, list, 10)).toEqual({ count: 2, hasMore: false })
    // A token is valid only for the search term that it was issued for.
    const other = world.engine.listRecords(admin, { ...list, searchTerm: '100-2001', position })
    expect(await errorOf(other)).toMatchObject({ key: 'invalidPageToken' })
  })
})
