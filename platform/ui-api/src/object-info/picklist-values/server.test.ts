import {
  masterRecordTypeId,
  type PicklistValuesCollectionRepresentation,
  type PicklistValuesRepresentation,
  recordTypeIdOf,
} from '@porchlight/metadata'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FixtureViewer } from '../../define/fixture'
import { type CallWorld, openCallWorld } from '../../testing/call-world'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
}, 120_000)

afterAll(() => calls.world.close())

async function picklist(
  viewer: FixtureViewer,
  objectApiName: string,
  fieldApiName: string,
  recordTypeId = masterRecordTypeId,
) {
  const path = `/object-info/${objectApiName}/picklist-values/${recordTypeId}/${fieldApiName}`
  const { status, body } = await calls.call(viewer, 'GET', path)
  expect(status).toBe(200)
  return body as PicklistValuesRepresentation
}

test('every value that is stored is among the choices', async () => {
  const rows = await calls.rows<{ Status: string }>('select distinct "Status" from record."Case"')
  const { values } = await picklist('advisor', 'Case', 'Status')
  expect(values.map(({ value }) => value)).toEqual(expect.arrayContaining(rows.map(({ Status }) => Status)))
})

test.each([
  ['Case', 'Status', { picklistAtrributesValueType: 'CaseStatus', closed: true }],
  ['Lead', 'Status', { picklistAtrributesValueType: 'LeadStatus', converted: true }],
  ['Opportunity', 'StageName', { picklistAtrributesValueType: 'OpportunityStage', won: true }],
  ['WorkStep', 'Status', { picklistAtrributesValueType: 'WorkStepStatus', sortOrder: 1 }],
])('the choices of %s.%s carry their attributes', async (objectApiName, fieldApiName, attributes) => {
  const { values } = await picklist('admin', objectApiName, fieldApiName)
  expect(values.map((choice) => choice.attributes)).toContainEqual(expect.objectContaining(attributes))
})

test('the reasons of a notice go with its types', async () => {
  const { controllerValues, values } = await picklist('advisor', 'Notice__c', 'Reason__c')
  expect(controllerValues).toEqual({ Outstanding_Balance: 0, Switch_Hold: 1 })
  expect(Object.fromEntries(values.map(({ value, validFor }) => [value, validFor]))).toEqual({
    Own_Debt: [0],
    Payment_Plan: [1],
    Tampering: [1],
    Previous_Occupant: [0, 1],
  })
})

test('a record type offers its own choices, with its own default', async () => {
  const complaint = recordTypeIdOf('Case', 'Complaint').slice(0, 15)
  expect((await picklist('advisor', 'Case', 'Type', complaint)).defaultValue?.value).toBe('Complaint')
  expect((await picklist('advisor', 'Case', 'Type')).defaultValue?.value).toBe('Question')
  const priority = await picklist('advisor', 'Case', 'Priority', complaint)
  expect(priority.values.map(({ value }) => value)).toEqual(['High', 'Medium'])
  expect(priority.defaultValue?.value).toBe('High')
  const hold = await picklist('admin', 'Notice__c', 'Reason__c', recordTypeIdOf('Notice__c', 'Switch_Hold'))
  expect(hold.controllerValues).toEqual({ Switch_Hold: 0 })
  expect(hold.values.map(({ value }) => value)).toEqual(['Payment_Plan', 'Tampering', 'Previous_Occupant'])
})

test('one record type’s picklists are those that the viewer reads, each as it is by itself', async () => {
  const { body } = await calls.call(
    'customer',
    'GET',
    `/object-info/User/picklist-values/${masterRecordTypeId}`,
  )
  const { picklistFieldValues } = body as PicklistValuesCollectionRepresentation
  expect(Object.keys(picklistFieldValues)).toEqual(['LanguageLocaleKey'])
  expect(picklistFieldValues.LanguageLocaleKey).toEqual(
    await picklist('customer', 'User', 'LanguageLocaleKey'),
  )
})

test('labels are in the language of the one who asks', async () => {
  await calls.rows(`update record."User" set "LanguageLocaleKey" = 'es_US' where "Username" = $1`, [
    'advisor.first@example.com',
  ])
  const token = await calls.world.tokenOf('advisor.first@example.com')
  const answer = await calls.world.app.inject({
    url: `/services/data/v65.0/ui-api/object-info/Case/picklist-values/${masterRecordTypeId}/Priority`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'es' },
  })
  expect(answer.json().values.map(({ label }: { label: string }) => label)).toEqual(['Alta', 'Media', 'Baja'])
})

test('a field that is hidden and one that does not exist are answered alike', async () => {
  const path = (name: string) => `/object-info/User/picklist-values/${masterRecordTypeId}/${name}`
  const hidden = await calls.call('customer', 'GET', path('Portal_Role__c'))
  const unknown = await calls.call('customer', 'GET', path('Portal_Tole__c'))
  expect([hidden.status, hidden.text]).toEqual([
    400,
    unknown.text.replace('Portal_Tole__c', 'Portal_Role__c'),
  ])
})
