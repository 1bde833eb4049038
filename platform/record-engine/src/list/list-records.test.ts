import type { Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, ListRequest } from '../record-engine'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  type TestWorld,
  testId,
  userId,
} from '../testing/test-world'

const baseRequest: ListRequest = {
  objectApiName: 'Account',
  selection: { fields: ['Name'], optionalFields: [] },
  condition: null,
  parent: null,
  orderings: [{ field: 'Name', ascending: true }],
  searchTerm: null,
  pageSize: 50,
  position: { kind: 'start' },
}

const where = (field: string, operator: string, value: unknown): Condition => ({
  kind: 'compare',
  field,
  operator: operator as 'eq',
  value,
})

describe('listRecords', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
    await world.load([
      { objectApiName: 'Vault__c', id: testId('a08', 1), fields: { Name: 'Vault' } },
      { objectApiName: 'Contact', id: testId('003', 1), fields: { FirstName: 'José', LastName: 'Marsh' } },
      { objectApiName: 'Contact', id: testId('003', 2), fields: { LastName: 'Field', Brand__c: 'first' } },
      {
        objectApiName: 'Account',
        id: testId('001', 1),
        fields: {
          Name: 'a_1 100%',
          Number__c: 'ÑAME-1',
          ContactId: testId('003', 1),
          Brand__c: 'first',
          Status__c: 'Active',
          Balance__c: 10.5,
          Opened__c: '2026-01-31',
          Secret__c: 'quartz',
        },
      },
      {
        objectApiName: 'Account',
        id: testId('001', 2),
        fields: { Name: 'ab1 \\ 100', Number__c: 'n-2', ContactId: testId('003', 2), Status__c: 'Closed' },
      },
      { objectApiName: 'Account', id: testId('001', 3), fields: { Name: 'Zeta', Brand__c: 'second' } },
      {
        objectApiName: 'Usage__c',
        id: testId('a00', 1),
        fields: { Name: 'u1', Account__c: testId('001', 1) },
      },
      {
        objectApiName: 'Usage__c',
        id: testId('a00', 2),
        fields: { Name: 'u2', Account__c: testId('001', 2) },
      },
    ])
  })
  afterAll(() => world.close())

  const namesWhere = async (condition: Condition, viewer = admin) => {
    const page = await world.engine.listRecords(viewer, { ...baseRequest, condition })
    return page.records.map((record) => String(record.fields.Name?.value))
  }
  const names = async (request: Partial<ListRequest>, viewer = admin) => {
    const page = await world.engine.listRecords(viewer, { ...baseRequest, ...request })
    return page.records.map((record) => String(record.fields.Name?.value))
  }
  const [first, second, third] = ['a_1 100%', 'ab1 \\ 100', 'Zeta']

  it.each<[string, Condition, readonly (string | undefined)[]]>([
    ['eq of text whatever its case', where('Number__c', 'eq', 'ñame-1'), [first]],
    ['eq of a picklist exactly', where('Status__c', 'eq', 'active'), []],
    ['eq of null', where('ContactId', 'eq', null), [third]],
    ['ne, which holds for null', where('Number__c', 'ne', 'N-2'), [third, first]],
    ['ne of null', where('ContactId', 'ne', null), [first, second]],
    ['eq of an id in its short form', where('ContactId', 'eq', testId('003', 1).slice(0, 15)), [first]],
    ['in whatever its case', where('Number__c', 'in', ['N-2', 'X']), [second]],
    ['in with null', where('Number__c', 'in', ['N-2', null]), [third, second]],
    ['in of nothing', where('Number__c', 'in', []), []],
    ['nin', where('Number__c', 'nin', ['n-2']), [third, first]],
    ['nin with null', where('Number__c', 'nin', ['n-2', null]), [first]],
    ['lt of numbers', where('Balance__c', 'lt', 10.51), [first]],
    ['gte of numbers', where('Balance__c', 'gte', 10.51), []],
    ['lte of dates', where('Opened__c', 'lte', '2026-01-31'), [first]],
    ['gt of moments', where('CreatedDate', 'gt', '2026-11-20T12:00:00Z'), []],
    ['like with wildcards of the caller', where('Name', 'like', 'A_1%'), [first, second]],
    ['like with a backslash as itself', where('Name', 'like', '%\\%'), [second]],
    ['like of an escaped pattern', where('Name', 'like', { escapedPattern: '%\\\\%' }), [second]],
    ['like of an escaped wildcard', where('Name', 'like', { escapedPattern: '%\\%' }), [first]],
    ['a spanned field', where('Contact.LastName', 'eq', 'marsh'), [first]],
    ['ne of a spanned field without a record', where('Contact.LastName', 'ne', 'marsh'), [third, second]],
    [
      'not, which holds for null',
      { kind: 'not', condition: where('Status__c', 'eq', 'Active') },
      [third, second],
    ],
    [
      'and, or',
      {
        kind: 'or',
        conditions: [
          { kind: 'and', conditions: [where('Status__c', 'eq', 'Active'), where('Balance__c', 'gt', 1)] },
          where('Name', 'eq', 'ZETA'),
        ],
      },
      [third, first],
    ],
  ])('filters by %s', async (_, condition, expected) => {
    expect(await namesWhere(condition)).toEqual(expected)
  })

  it.each<[string, Condition]>([
    ['a number for text', where('Name', 'eq', 1)],
    ['text for a number', where('Balance__c', 'eq', '10.5')],
    ['a number beyond all', where('Balance__c', 'eq', Number.POSITIVE_INFINITY)],
    ['a date that does not exist', where('Opened__c', 'eq', '2026-02-30')],
    ['a moment without its time zone', where('CreatedDate', 'gt', '2026-02-03T10:00:00')],
    ['half an id', where('ContactId', 'eq', '003')],
    ['null in an order', where('Name', 'lt', null)],
    ['like over numbers', where('Balance__c', 'like', '1%')],
    ['like over ids', where('ContactId', 'like', '003%')],
    ['in without a list', where('Name', 'in', 'x')],
    ['an object as value', where('Name', 'eq', { toString: 'x' })],
    ['a character that no text holds', where('Name', 'eq', 'a\0b')],
    ['an empty group', { kind: 'and', conditions: [] }],
    [
      'conditions nested too deep',
      Array.from({ length: 12 }).reduce<Condition>(
        (condition) => ({ kind: 'not', condition }),
        where('Name', 'eq', 'x'),
      ),
    ],
  ])('refuses %s before any SQL', async (_, condition) => {
    expect(await errorOf(namesWhere(condition))).toMatchObject({ key: 'invalidWhere', status: 400 })
  })

  it('refuses more conditions than a call may have, and tells what to do', async () => {
    const equals = (count: number): Condition => ({
      kind: 'or',
      conditions: Array.from({ length: count }, () => where('Name', 'eq', 'x')),
    })
    // The group counts as one condition.
    expect(await namesWhere(equals(99))).toEqual([])
    expect(await errorOf(namesWhere(equals(100)))).toMatchObject({
      key: 'beyondBudget',
      status: 400,
      message: expect.stringContaining('the limit is 100. Use in instead of many eq'),
    })
  })

  it('filters and orders by nothing that the viewer cannot read, and says so as for unknown fields', async () => {
    const viewer = customer(1)
    for (const name of ['Secret__c', 'Brand__c', 'Contact.Brand__c', 'Vault__r.Name']) {
      const unknown = name.replace(/\w/, 'Q')
      const filter = (field: string) => errorOf(namesWhere(where(field, 'like', 'q%'), viewer))
      const order = (field: string) => errorOf(names({ orderings: [{ field, ascending: true }] }, viewer))
      expect(await filter(name)).toMatchObject({ key: 'unknownField' })
      expect(String(await filter(unknown)).replace(unknown, name)).toBe(String(await filter(name)))
      expect(String(await order(unknown)).replace(unknown, name)).toBe(String(await order(name)))
    }
  })

  it('filters by a spanned record only as far as the viewer sees it', async () => {
    const condition = where('Contact.Name', 'ne', null)
    expect(await namesWhere(condition, { ...advisor('first') })).toEqual([])
    expect(await namesWhere(condition, customer(1))).toEqual([first])
  })

  it('finds nothing by text where the viewer can read none', async () => {
    const supervisor: Viewer = { class: 'supervisor', language: 'en', userId, brand: 'first' }
    const request = {
      ...baseRequest,
      objectApiName: 'Vault__c',
      selection: { fields: [], optionalFields: [] },
      orderings: [],
    }
    expect((await world.engine.listRecords(supervisor, request)).records).toHaveLength(1)
    const found = await world.engine.listRecords(supervisor, { ...request, searchTerm: 'vault' })
    expect(found.records).toEqual([])
  })

  it('finds a search term in the texts that the viewer can read, and in no others', async () => {
    expect(await names({ searchTerm: 'quartz' })).toEqual([first])
    expect(await names({ searchTerm: 'quartz' }, customer(1))).toEqual([])
    expect(await names({ searchTerm: ' ñAmE ' }, customer(1))).toEqual([first])
    expect(await names({ searchTerm: '100%' })).toEqual([first])
    expect(await names({ searchTerm: 'a_1' })).toEqual([first])
    expect(await names({ searchTerm: '\\' })).toEqual([second])
    expect(await names({ searchTerm: '  ' })).toHaveLength(3)
    expect(await errorOf(names({ searchTerm: 'a\0' }))).toMatchObject({ key: 'invalidParameter' })
  })

  it('lists the children of a parent that the viewer sees; any other parent is not found', async () => {
    const children = (recordId: string, viewer = admin) =>
      world.engine.listRecords(viewer, {
        ...baseRequest,
        objectApiName: 'Usage__c',
        parent: { fieldApiName: 'account__C', recordId },
      })
    expect((await children(testId('001', 1), customer(1))).records).toHaveLength(1)
    expect((await children(testId('001', 3))).records).toEqual([])
    const foreign = await errorOf(children(testId('001', 1), customer(2)))
    const unknown = await errorOf(children(testId('001', 999), customer(2)))
    const otherObject = await errorOf(children(testId('003', 2), customer(2)))
    expect(foreign).toMatchObject({ key: 'notFound', status: 404 })
    expect(unknown).toEqual(foreign)
    expect(otherObject).toEqual(foreign)
    expect(await errorOf(children(testId('001', 1), guest))).toEqual(foreign)
    // This advisor sees the child through the account's contact, but not the account.
    const usage = { fields: ['Name'], optionalFields: [] }
    expect(await world.engine.readRecord(advisor('first'), testId('a00', 2), usage)).not.toBeNull()
    expect(await errorOf(children(testId('001', 2), advisor('first')))).toEqual(foreign)
  })

  it('orders by at most five fields that can be sorted', async () => {
    const six = ['Name', 'Id', 'Brand__c', 'Status__c', 'Opened__c', 'Number__c']
    const orderings = six.map((field) => ({ field, ascending: true }))
    expect(await errorOf(names({ orderings }))).toMatchObject({ key: 'tooManyValues' })
    const remarks = { ...baseRequest, objectApiName: 'Usage__c' }
    const byRemark = world.engine.listRecords(admin, {
      ...remarks,
      orderings: [{ field: 'Remark__c', ascending: true }],
    })
    expect(await errorOf(byRemark)).toMatchObject({ key: 'notSortable' })
    const withRemark = world.engine.listRecords(admin, {
      ...remarks,
      orderings: [],
      condition: where('Remark__c', 'like', '%'),
    })
    expect(await errorOf(withRemark)).toMatchObject({ key: 'notFilterable' })
  })

  it('is not found for an object that does not exist', async () => {
    expect(await errorOf(names({ objectApiName: 'Nothing__c' }))).toMatchObject({ key: 'notFound' })
  })

  const attacks = [
    `' or '1'='1`,
    `"; drop table record."Account"; --`,
    `Name" from record."Account"; --`,
    `x') or 1=1 --`,
    `\\'; select pg_sleep(5); --`,
    '$1',
    '%',
    `a' union select null, version() --`,
    '\u0027\u2019',
    '__proto__',
    'constructor',
    'Id--',
  ]

  it.each(attacks)(
    'takes %j as a name that does not exist and as a value that matches nothing',
    async (attack) => {
      const selection = { fields: [], optionalFields: [attack, `Contact.${attack}`, `${attack}.Name`] }
      const page = await world.engine.listRecords(admin, { ...baseRequest, selection })
      expect(page.records.map((record) => Object.keys(record.fields))).toEqual([[], [], []])
      const unknown = { key: 'unknownField' }
      expect(await errorOf(names({ selection: { fields: [attack], optionalFields: [] } }))).toMatchObject(
        unknown,
      )
      expect(await errorOf(names({ orderings: [{ field: attack, ascending: true }] }))).toMatchObject(unknown)
      expect(await errorOf(namesWhere(where(attack, 'eq', 'x')))).toMatchObject(unknown)
      expect(await errorOf(names({ objectApiName: attack }))).toMatchObject({ key: 'notFound' })
      expect(await errorOf(names({ parent: { fieldApiName: attack, recordId: attack } }))).toMatchObject(
        unknown,
      )
      expect(await namesWhere(where('Name', 'eq', attack))).toEqual([])
      expect(await namesWhere(where('Name', 'in', [attack]))).toEqual([])
      expect(await namesWhere(where('Status__c', 'eq', attack))).toEqual([])
      if (attack !== '%') expect(await names({ searchTerm: attack })).toEqual([])
      expect(await world.engine.readRecord(admin, attack, { fields: [], optionalFields: [] })).toBeNull()
      expect(await names({})).toHaveLength(3)
    },
  )
})
