import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Condition, CountRequest, ListRequest } from '../record-engine'
import { loadSample } from '../testing/sample-world'
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

const everything: CountRequest = {
  objectApiName: 'Usage__c',
  condition: null,
  parent: null,
  searchTerm: null,
}

const compare = (
  field: string,
  operator: 'eq' | 'ne' | 'lt' | 'lte' | 'gt' | 'gte',
  value: unknown,
): Condition => ({
  kind: 'compare',
  field,
  operator,
  value,
})

describe('countRecords', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
    await loadSample(world, 3)
  })
  afterAll(() => world.close())

  const listed = async (viewer: typeof admin, request: CountRequest) => {
    const page: ListRequest = {
      ...request,
      selection: { fields: [], optionalFields: [] },
      orderings: [],
      pageSize: 2000,
      position: { kind: 'start' },
    }
    return (await world.engine.listRecords(viewer, page)).records.length
  }

  it('counts exactly what the same viewer can list', async () => {
    const requests: readonly CountRequest[] = [
      everything,
      { ...everything, condition: compare('Account__r.Name', 'ne', null) },
      { ...everything, condition: compare('Days__c', 'gt', 0) },
      { ...everything, searchTerm: 'usage 1' },
      { ...everything, objectApiName: 'Contact' },
      { ...everything, objectApiName: 'Vault__c' },
    ]
    let seen = 0
    for (const viewer of [admin, customer(1), customer(2), advisor('first'), guest]) {
      for (const request of requests) {
        if (request.condition !== null && viewer.class === 'guest') continue
        const count = await listed(viewer, request)
        seen += count
        expect(await world.engine.countRecords(viewer, request, 2000)).toEqual({ count, hasMore: false })
      }
    }
    expect(seen).toBeGreaterThan(40)
  })

  it('stops at the maximum and says that there is more', async () => {
    const count = await listed(admin, everything)
    expect(await world.engine.countRecords(admin, everything, count - 1)).toEqual({
      count: count - 1,
      hasMore: true,
    })
    expect(await world.engine.countRecords(admin, everything, count)).toEqual({ count, hasMore: false })
  })

  it('fails as the list does, without telling a foreign parent from an unknown one', async () => {
    const children = (index: number, viewer = admin) => {
      const parent = { fieldApiName: 'Account__c', recordId: testId('001', index) }
      return world.engine.countRecords(viewer, { ...everything, parent }, 5)
    }
    expect((await children(1)).count).toBeGreaterThan(0)
    expect(await errorOf(children(999))).toMatchObject({ key: 'notFound' })
    expect(await errorOf(children(1, customer(5)))).toEqual(await errorOf(children(999, customer(5))))
    expect(await errorOf(children(1, guest))).toMatchObject({ key: 'notFound' })
    const hidden = { ...everything, objectApiName: 'Account', condition: compare('Secret__c', 'eq', 'x') }
    expect(await errorOf(world.engine.countRecords(customer(1), hidden, 5))).toMatchObject({
      key: 'unknownField',
    })
    const none = { ...everything, objectApiName: 'Nothing__c' }
    expect(await errorOf(world.engine.countRecords(admin, none, 5))).toMatchObject({ key: 'notFound' })
  })

  it('compares dates and moments with days that move with the clock', async () => {
    const of = (condition: Condition) =>
      world.engine.countRecords(admin, { ...everything, condition }, 2000).then(({ count }) => count)
    const all = await listed(admin, everything)
    const literal = (text: string) => ({ literal: text })
    const year = await of(compare('Period__c', 'eq', literal('THIS_YEAR')))
    expect(year).toBeGreaterThan(0)
    expect(await of(compare('Period__c', 'ne', literal('THIS_YEAR')))).toBe(all - year)
    expect(await of(compare('Period__c', 'lt', literal('TODAY')))).toBe(year)
    expect(await of(compare('Period__c', 'gt', literal('TODAY')))).toBe(0)
    expect(await of(compare('CreatedDate', 'eq', literal('TODAY')))).toBe(all)
    expect(await of(compare('CreatedDate', 'gte', literal('TOMORROW')))).toBe(0)
    expect(await of(compare('CreatedDate', 'lte', literal('YESTERDAY')))).toBe(0)
    expect(await of(compare('CreatedDate', 'eq', literal('NEXT_N_DAYS:3')))).toBe(0)
    for (const [field, text] of [
      ['CreatedDate', 'SOME_DAY'],
      ['Days__c', 'TODAY'],
    ] as const) {
      expect(await errorOf(of(compare(field, 'eq', literal(text))))).toMatchObject({ key: 'invalidWhere' })
    }
  })
})
