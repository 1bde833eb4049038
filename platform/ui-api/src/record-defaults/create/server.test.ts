import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RecordDefaultsRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
})

afterAll(async () => {
  await calls.world.close()
})

const read = async (viewer: 'customer' | 'advisor' | 'admin', query = '') => {
  const answer = await calls.call(viewer, 'GET', `/record-defaults/create/Case${query}`)
  return { answer, ...(answer.body as RecordDefaultsRepresentation) }
}

test('a new record begins with the defaults of its fields, in the layout for creating', async () => {
  const { layout, record } = await read('customer')
  expect(layout).toMatchObject({ layoutType: 'Full', mode: 'Create', recordTypeId: record.recordTypeId })
  expect(record).toMatchObject({ apiName: 'Case', id: null, systemModstamp: null, lastModifiedDate: null })
  expect(record.fields.Subject).toEqual({ displayValue: null, value: null })
  expect(record.fields).not.toHaveProperty('CreatedDate')
  expect(record.fields).not.toHaveProperty('Comments')
  const status = await read('customer', '?optionalFields=Case.Status')
  expect(status.record.fields.Status).toEqual({ displayValue: 'New', value: 'New' })
})

test('staff begin as the owner of what they create; customers own nothing', async () => {
  const [advisor] = await calls.rows<{ Id: string; Name: string }>(
    `select "Id", "Name" from record."User" where "Username" = 'advisor.first@example.com'`,
  )
  const { record, objectInfos } = await read('advisor')
  expect(record.fields.OwnerId?.value).toBe(advisor?.Id)
  expect(record.fields.Owner).toMatchObject({ displayValue: advisor?.Name, value: { id: advisor?.Id } })
  expect(objectInfos).toHaveProperty('User')
  const customer = await read('customer', '?optionalFields=Case.OwnerId,Case.Owner.Name')
  expect(customer.record.fields).not.toHaveProperty('OwnerId')
  expect(customer.record.fields).not.toHaveProperty('Owner')
})

test('a record type is the one that was asked for, else the object’s default', async () => {
  const types = calls.world.context.metadata.object('Case')?.recordTypes ?? []
  const complaint = types.find(({ developerName }) => developerName === 'Complaint')
  expect((await read('advisor')).record.recordTypeId).toBe(types[0]?.recordTypeId)
  const { record } = await read('advisor', `?recordTypeId=${complaint?.recordTypeId.slice(0, 15)}`)
  expect(record.recordTypeId).toBe(complaint?.recordTypeId)
  expect(record.fields.RecordTypeId?.value).toBe(complaint?.recordTypeId)
  expect(record.recordTypeInfo).toMatchObject({ master: false, name: complaint?.label.en })
})

test('what it begins with can be created as it is, once the required fields have values', async () => {
  const { record } = await read('advisor')
  const [contact] = await calls.rows<{ Id: string }>(
    `select "Id" from record."Contact" where "Customer_Brand__c" = 'first' limit 1`,
  )
  const plain = Object.entries(record.fields).filter(
    ([, { value }]) => typeof value !== 'object' && value !== null,
  )
  const answer = await calls.call('advisor', 'POST', '/records', {
    apiName: record.apiName,
    fields: {
      ...Object.fromEntries(plain.map(([name, { value }]) => [name, value])),
      Subject: 'Begun',
      Description: 'With the defaults.',
      ContactId: contact?.Id,
    },
  })
  expect(answer.status).toBe(201)
})

test('labels and words are the viewer’s language', async () => {
  const answer = await calls.call(
    'customer',
    'GET',
    '/record-defaults/create/Case?optionalFields=Case.Status',
    undefined,
    {
      'accept-language': 'es',
    },
  )
  const { record, layout } = answer.body as RecordDefaultsRepresentation
  expect(record.fields.Status).toEqual({ displayValue: 'Nuevo', value: 'New' })
  expect(JSON.stringify(layout)).toContain('Asunto')
})
