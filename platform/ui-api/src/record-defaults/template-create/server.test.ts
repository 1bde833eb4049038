import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RecordTemplateCreateRepresentation } from './contract'

let calls: CallWorld

beforeAll(async () => {
  calls = await openCallWorld()
})

afterAll(async () => {
  await calls.world.close()
})

const read = async (viewer: 'customer' | 'advisor', query = '') => {
  const answer = await calls.call(viewer, 'GET', `/record-defaults/template/create/Case${query}`)
  return answer.body as RecordTemplateCreateRepresentation
}

test('gives the defaults of the named fields that the viewer may give, and no others', async () => {
  const query = '?optionalFields=Case.Type,Case.Priority,Case.Account.Name,Case.CreatedDate,Case.Nothing'
  const { record, objectInfos } = await read('customer', query)
  expect(record.fields).toEqual({
    Account: { displayValue: null, value: null },
    Type: { displayValue: expect.any(String), value: expect.any(String) },
  })
  expect(Object.keys(objectInfos).sort()).toEqual(['Account', 'Case'])
  expect(Object.keys((await read('advisor', query)).record.fields).sort()).toEqual([
    'Account',
    'Priority',
    'Type',
  ])
})

test('gives no fields when none are named', async () => {
  const { record } = await read('customer')
  const types = calls.world.context.metadata.object('Case')?.recordTypes ?? []
  expect(record).toEqual({ apiName: 'Case', fields: {}, recordTypeId: types[0]?.recordTypeId })
})
