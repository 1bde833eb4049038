import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { ListObjectInfoRepresentation } from '../../representation/list-object-info-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
})

afterAll(async () => {
  await calls.world.close()
})

async function describeLists(viewer: FixtureViewer, object = 'Case'): Promise<ListObjectInfoRepresentation> {
  const answer = await calls.call(viewer, 'GET', `/list-object-info/${object}`, undefined, {
    'accept-language': 'en',
  })
  return answer.body as ListObjectInfoRepresentation
}

test('lists are made by staff, and shown to others by supervisors and administrators', async () => {
  const rights = async (viewer: FixtureViewer) => {
    const { createable, publicOrSharedCreateable, publicOrSharedCreatable } = await describeLists(viewer)
    return [createable, publicOrSharedCreateable, publicOrSharedCreatable]
  }
  expect(await rights('customer')).toEqual([false, false, false])
  expect(await rights('advisor')).toEqual([true, false, false])
  expect(await rights('supervisor')).toEqual([true, true, true])
  expect(await rights('admin')).toEqual([true, true, true])
})

test('columns are the fields that the viewer reads, with the names of what they refer to', async () => {
  const names = async (viewer: FixtureViewer) =>
    (await describeLists(viewer)).columns.map(({ fieldApiName }) => fieldApiName)
  expect(await names('advisor')).toEqual(expect.arrayContaining(['Comments', 'Contact.Name', 'OwnerId']))
  const ofCustomer = await names('customer')
  expect(ofCustomer).toEqual(expect.arrayContaining(['Subject', 'Contact.Name', 'CreatedDate']))
  expect(ofCustomer).not.toEqual(expect.arrayContaining(['Comments']))
  expect(ofCustomer.filter((name) => /^(OwnerId|Owner\.)/.test(name))).toEqual([])
})

test('a column says how it is filtered', async () => {
  const { columns, availableScopes } = await describeLists('advisor')
  const column = (name: string) => columns.find(({ fieldApiName }) => fieldApiName === name)
  expect(column('Status')).toMatchObject({
    dataType: 'Picklist',
    defaultFilterOperator: 'Equals',
    filterable: true,
    picklistValues: expect.arrayContaining([{ apiName: 'Closed', label: 'Closed' }]),
    quickFilterOverrides: { dataType: 'Picklist', picklistValues: expect.any(Array) },
  })
  expect(column('Description')).toMatchObject({
    filterable: false,
    sortable: false,
    supportedFilterOperators: [],
  })
  expect(column('CreatedDate')?.supportedFilterOperators).toContain('GreaterThan')
  expect(availableScopes.map(({ apiName }) => apiName)).toEqual(['everything', 'mine'])
  expect((await describeLists('customer')).availableScopes).toHaveLength(1)
})

test('every column that says so can be shown, filtered and ordered by', async () => {
  for (const objectApiName of ['Case', 'Account', 'Bill__c', 'User']) {
    const { columns } = await describeLists('admin', objectApiName)
    const sample: Readonly<Record<string, string>> = { Boolean: 'true', Date: 'TODAY', DateTime: 'LAST_WEEK' }
    const filters = columns.flatMap(
      ({ fieldApiName, dataType, defaultFilterOperator, filterable, picklistValues }) => {
        const operand = picklistValues[0]?.apiName ?? sample[dataType] ?? '12'
        const isId = dataType === 'Reference' || fieldApiName === 'Id'
        return filterable && !isId
          ? [{ fieldApiName, operator: defaultFilterOperator, operandLabels: [operand] }]
          : []
      },
    )
    for (let start = 0; start < filters.length; start += 20) {
      const answer = await calls.call('admin', 'POST', `/list-info/${objectApiName}`, {
        label: 'All columns',
        listViewApiName: `All_columns_${start}`,
        displayColumns: columns.map(({ fieldApiName }) => fieldApiName).slice(0, 50),
        filteredByInfo: filters.slice(start, start + 20),
      })
      expect([answer.status, answer.text.slice(0, 300)]).toEqual([201, expect.anything()])
      const { listReference } = answer.body as { readonly listReference: { readonly id: string } }
      const page = await calls.call('admin', 'GET', `/list-records/${listReference.id}`)
      expect([page.status, page.text.slice(0, 300)]).toEqual([200, expect.anything()])
    }
    for (const { fieldApiName, sortable } of columns) {
      if (!sortable) continue
      const view = calls.world.context.metadata.object(objectApiName)?.listViews[0]?.apiName
      const page = await calls.call(
        'admin',
        'GET',
        `/list-records/${objectApiName}/${view}?pageSize=1&sortBy=${fieldApiName}`,
      )
      expect(page.status, fieldApiName).toBe(200)
    }
  }
})
