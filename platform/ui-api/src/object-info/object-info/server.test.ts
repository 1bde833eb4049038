import type { ObjectInfoDirectoryRepresentation, ObjectInfoRepresentation } from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import type { BatchResult } from '../../representation/batch-results-schema'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function directoryFor(viewer: FixtureViewer) {
  const { body } = await calls.call(viewer, 'GET', '/object-info')
  return (body as ObjectInfoDirectoryRepresentation).objects
}

async function infoFor(viewer: FixtureViewer, objectApiName: string) {
  const { body } = await calls.call(viewer, 'GET', `/object-info/${objectApiName}`)
  return body as ObjectInfoRepresentation
}

test('the directory names what each viewer reads, and nothing to a guest', async () => {
  expect(Object.keys(await directoryFor('admin'))).toEqual(
    [...calls.world.context.metadata.objects.keys()].sort(),
  )
  const customers = Object.keys(await directoryFor('customer'))
  expect(customers).toContain('Case')
  expect(customers).not.toContain('Lead')
  expect(customers).not.toContain('Brand__c')
  expect(await directoryFor('guest')).toEqual({})
})

test('an entry of the directory leads to the object’s description', async () => {
  const { Case: entry } = await directoryFor('advisor')
  expect(entry).toEqual({
    apiName: 'Case',
    keyPrefix: '500',
    label: 'Case',
    labelPlural: 'Cases',
    nameFields: ['CaseNumber'],
    objectInfoUrl: '/services/data/v65.0/ui-api/object-info/Case',
  })
})

test('nothing that the metadata says of an object is lost on the wire', async () => {
  const { metadata } = calls.world.context
  const object = metadata.object('Account')
  const info = await infoFor('admin', 'Account')
  expect(info).toMatchObject({
    associateEntityType: null,
    associateParentEntity: null,
    compactLayoutable: true,
    searchLayoutable: true,
  })
  expect(Object.keys(info.fields).sort()).toEqual([...(object?.fields.keys() ?? [])].sort())
  expect(info.fields.ContactId).toMatchObject({
    reference: true,
    referenceToInfos: [{ apiName: 'Contact', nameFields: ['Name'] }],
    relationshipName: 'Contact',
    maskType: null,
    digits: 0,
  })
  expect(info.childRelationships).toContainEqual({
    childObjectApiName: 'Order',
    fieldName: 'AccountId',
    junctionIdListNames: [],
    junctionReferenceTo: [],
    relationshipName: 'Orders',
  })
})

test('a dependent picklist stands in the tree below its controller', async () => {
  const info = await infoFor('advisor', 'Notice__c')
  expect(info.dependentFields).toEqual({ Notice_Type__c: { Reason__c: {} } })
  expect(info.fields.Reason__c).toMatchObject({
    controllerName: 'Notice_Type__c',
    controllingFields: ['Notice_Type__c'],
  })
})

test('fields that a viewer cannot read are not described', async () => {
  const [staff, customer] = [await infoFor('advisor', 'Case'), await infoFor('customer', 'Case')]
  expect(Object.keys(staff.fields)).toEqual(expect.arrayContaining(['Comments', 'OwnerId']))
  expect(Object.keys(customer.fields)).toContain('Subject')
  expect(customer.fields).not.toHaveProperty('Comments')
  expect(customer.fields).not.toHaveProperty('OwnerId')
  expect(customer.eTag).not.toBe(staff.eTag)
})

test('a batch answers in the order asked for, each item as it would be by itself', async () => {
  const answer = await calls.call('customer', 'GET', '/object-info/batch/account,Lead,Nothing__c,Case')
  const { results } = answer.body as { results: readonly BatchResult<ObjectInfoRepresentation>[] }
  expect(results.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 200])
  expect(results[0]?.result).toEqual(await infoFor('customer', 'Account'))
  expect(results[1]).toEqual(results[2])
  expect(results[1]?.result).toEqual([
    { errorCode: 'NOT_FOUND', message: 'The requested resource does not exist' },
  ])
})

test('an object that is closed to the viewer and one that does not exist have the same bytes', async () => {
  const closed = await calls.call('customer', 'GET', '/object-info/Lead')
  const unknown = await calls.call('customer', 'GET', '/object-info/Nothing__c')
  expect([closed.status, closed.text]).toEqual([404, unknown.text])
})

test('whoever has a description already is told so without a body', async () => {
  const first = await calls.call('admin', 'GET', '/object-info/Case')
  const etag = String(first.headers.etag)
  expect(etag).toBe(`"${(first.body as ObjectInfoRepresentation).eTag}"`)
  const again = await calls.call('admin', 'GET', '/object-info/Case', undefined, { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
})
