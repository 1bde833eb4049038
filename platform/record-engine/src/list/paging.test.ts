import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ListRequest, Ordering, RecordPage } from '../record-engine'
import { loadSample } from '../testing/sample-world'
import { admin, customer, errorOf, openTestWorld, type TestWorld, testId } from '../testing/test-world'

const baseRequest: ListRequest = {
  objectApiName: 'Usage__c',
  selection: { fields: ['Name'], optionalFields: [] },
  condition: null,
  parent: null,
  orderings: [],
  searchTerm: null,
  pageSize: 7,
  position: { kind: 'start' },
}

/** Fields of every type, own and spanned; the sample has nulls and ties in each of them. */
const orderFields = [
  'Name',
  'Period__c',
  'Read_At__c',
  'Kwh__c',
  'Days__c',
  'Estimated__c',
  'Account__r.Name',
  'Account__r.Contact.LastName',
  'Parent__r.Days__c',
  'SystemModstamp',
  'Id',
]

describe('paging', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
    await loadSample(world, 23)
  })
  afterAll(() => world.close())

  const list = (request: Partial<ListRequest>) =>
    world.engine.listRecords(admin, { ...baseRequest, ...request })
  const idsOf = (page: RecordPage) => page.records.map((record) => record.id)
  const at = (token: string | null): ListRequest['position'] => ({ kind: 'token', token: token ?? 'none' })

  /** The whole list in one page, as PostgreSQL itself orders it. */
  const wholeList = async (orderings: readonly Ordering[]) => idsOf(await list({ orderings, pageSize: 2000 }))

  it('reads no row beyond a page where no other is requested, and names no neighbour of it', async () => {
    const firstPage = await list({})
    const onlyPage = await list({ position: { kind: 'only' } })
    expect(firstPage.nextPageToken).not.toBeNull()
    expect(onlyPage).toEqual({ ...firstPage, nextPageToken: null })
  })

  it('visits every record once and in order, forwards and backwards, for any order with nulls and ties', async () => {
    const anyOrder = fc
      .uniqueArray(fc.constantFrom(...orderFields), { maxLength: 5 })
      .chain((fields) =>
        fc.tuple(...fields.map((field) => fc.boolean().map((ascending) => ({ field, ascending })))),
      )
    await fc.assert(
      fc.asyncProperty(anyOrder, fc.integer({ min: 1, max: 13 }), async (orderings, pageSize) => {
        const whole = await wholeList(orderings)
        const pages: RecordPage[] = []
        let page = await list({ orderings, pageSize })
        pages.push(page)
        while (page.nextPageToken !== null) {
          page = await list({ orderings, pageSize, position: at(page.nextPageToken) })
          pages.push(page)
        }
        expect(pages.flatMap(idsOf)).toEqual(whole)
        for (const expected of pages.slice(0, -1).reverse()) {
          page = await list({ orderings, pageSize, position: at(page.previousPageToken) })
          expect(idsOf(page)).toEqual(idsOf(expected))
        }
        expect(page.previousPageToken).toBeNull()
        const again = await list({ orderings, pageSize, position: at(page.nextPageToken) })
        if (page.nextPageToken !== null) expect(idsOf(again)).toEqual(whole.slice(pageSize, 2 * pageSize))
      }),
      { numRuns: 60, seed: 5 },
    )
  })

  it('orders nulls last ascending and first descending', async () => {
    const daysOf = async (ascending: boolean) => {
      const orderings = [{ field: 'Days__c', ascending }]
      const selection = { fields: ['Days__c'], optionalFields: [] }
      const { records } = await list({ orderings, selection, pageSize: 2000 })
      return records.map((record) => record.fields.Days__c?.value)
    }
    const ascending = await daysOf(true)
    expect(ascending[0]).toBe(0)
    expect(ascending.at(-1)).toBeNull()
    expect(await daysOf(false)).toEqual([...ascending].reverse())
  })

  it('neither skips nor repeats records when others are created and deleted meanwhile', async () => {
    const orderings = [{ field: 'Name', ascending: true }]
    const accountId = testId('001', 0)
    const before = await wholeList(orderings)
    const first = await list({ orderings, pageSize: 10 })
    const extra = await world.engine.createRecord(admin, 'Usage__c', {
      fields: { Account__c: accountId, Name: 'A first name' },
    })
    const second = await list({ orderings, pageSize: 10, position: at(first.nextPageToken) })
    expect(idsOf(second)).toEqual(before.slice(10, 20))
    await world.engine.deleteRecord(admin, extra)
    expect(idsOf(await list({ orderings, pageSize: 10, position: at(second.previousPageToken) }))).toEqual(
      before.slice(0, 10),
    )
  })

  it('accepts an offset as a token within the first 2,000 rows, and pages on from there', async () => {
    const whole = await wholeList([])
    const page = await list({ position: at('10') })
    expect(idsOf(page)).toEqual(whole.slice(10, 17))
    expect(page.currentPageToken).toBe('10')
    expect(idsOf(await list({ position: at(page.nextPageToken) }))).toEqual(whole.slice(17, 24))
    expect(idsOf(await list({ position: at(page.previousPageToken) }))).toEqual(whole.slice(3, 10))
    expect(idsOf(await list({ position: at('0') }))).toEqual(whole.slice(0, 7))
    const beyond = await list({ position: at('2000') })
    expect(beyond).toMatchObject({ records: [], nextPageToken: null, previousPageToken: '1993' })
    expect(await errorOf(list({ position: at('2001') }))).toMatchObject({ key: 'invalidPageToken' })
  })

  it('gives no neighbours to a list that fits on one page', async () => {
    const page = await list({ pageSize: 2000 })
    expect(page).toMatchObject({ currentPageToken: '0', nextPageToken: null, previousPageToken: null })
  })

  describe('refuses with the same error a token', () => {
    const orderings = [{ field: 'Period__c', ascending: true }]
    const invalid = { key: 'invalidPageToken', status: 400 }

    it('that was changed or made up', async () => {
      const token = String((await list({ orderings })).nextPageToken)
      const [payload = '', signature = ''] = token.split('.')
      const forgedPayload = Buffer.from('["after","2026-01-01","a00"]').toString('base64url')
      const forgeries = [
        `${payload}.`,
        `.${signature}`,
        payload,
        `${payload}.${signature}x`,
        `${payload}.${signature}.${signature}`,
        `${payload}.${signature.slice(1)}${signature.slice(0, 1)}`,
        `${forgedPayload}.${signature}`,
        `${token}${'x'.repeat(10_000)}`,
        '-1',
        '1e3',
        '0x10',
        '99999999999999999999',
        'ſ.ſ',
        '\'; drop table record."Usage__c" --',
        '',
      ]
      for (const forgery of forgeries) {
        expect(await errorOf(list({ orderings, position: at(forgery) })), forgery).toMatchObject(invalid)
      }
    })

    it('of another request', async () => {
      const token = String((await list({ orderings })).nextPageToken)
      const others: Partial<ListRequest>[] = [
        { orderings: [{ field: 'Period__c', ascending: false }] },
        { orderings: [{ field: 'Name', ascending: true }] },
        { orderings, searchTerm: 'usage' },
        { orderings, parent: { fieldApiName: 'Account__c', recordId: testId('001', 1) } },
        { orderings, condition: { kind: 'compare', field: 'Days__c', operator: 'eq', value: 1 } },
        { orderings: [], objectApiName: 'Account' },
      ]
      for (const other of others) {
        expect(await errorOf(list({ ...other, position: at(token) }))).toMatchObject(invalid)
      }
      const otherFields = { fields: ['Days__c'], optionalFields: [] }
      await expect(list({ orderings, selection: otherFields, position: at(token) })).resolves.toBeDefined()
    })

    it('of another viewer, of the same class or not', async () => {
      const token = String((await list({ orderings })).nextPageToken)
      for (const viewer of [customer(1), { ...admin, userId: testId('005', 2) }]) {
        const call = world.engine.listRecords(viewer, { ...baseRequest, orderings, position: at(token) })
        expect(await errorOf(call)).toMatchObject(invalid)
      }
      const spanish = { ...admin, language: 'es' } as const
      const call = world.engine.listRecords(spanish, { ...baseRequest, orderings, position: at(token) })
      await expect(call).resolves.toBeDefined()
    })
  })
})
