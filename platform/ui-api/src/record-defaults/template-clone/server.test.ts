import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RecordTemplateCloneRepresentation } from './contract'

let calls: CallWorld
let own: { accountId: string; caseId: string; subject: string; account: string }

beforeAll(async () => {
  calls = await openCallWorld()
  const [dana] = await calls.rows<typeof own>(`
    select k."AccountId" as "accountId", k."Id" as "caseId", k."Subject" as subject, a."Name" as account
    from record."User" u join record."Case" k on k."ContactId" = u."ContactId"
    join record."Account" a on a."Id" = k."AccountId"
    where u."Username" = 'dana.whitcombe@example.com' order by k."Id"`)
  if (dana === undefined) throw new TypeError('The demo world has no such customer.')
  own = dana
})

afterAll(async () => {
  await calls.world.close()
})

const read = async (viewer: 'customer' | 'admin', query = '') => {
  const answer = await calls.call(viewer, 'GET', `/record-defaults/template/clone/${own.caseId}${query}`)
  return answer.body as RecordTemplateCloneRepresentation
}

test('a copy begins with the values of its source that the viewer may read and give', async () => {
  const query =
    '?optionalFields=Case.Subject,Case.Account.Name,Case.Priority,Case.Comments,Case.CreatedDate,Case.Nothing'
  const { record, objectInfos } = await read('customer', query)
  expect(record).toMatchObject({ apiName: 'Case', cloneSourceId: own.caseId })
  expect(record.fields).toEqual({
    Account: { displayValue: own.account, value: expect.objectContaining({ id: own.accountId }) },
    CloneSourceId: { displayValue: null, value: own.caseId },
    Subject: { displayValue: null, value: own.subject },
  })
  expect(Object.keys(objectInfos).sort()).toEqual(['Account', 'Case'])
  expect(Object.keys((await read('admin', query)).record.fields)).toEqual(
    expect.arrayContaining(['Comments', 'Priority']),
  )
})

test('without fields it is the source’s id alone', async () => {
  const { record } = await read('customer')
  expect(Object.keys(record.fields)).toEqual(['CloneSourceId'])
})

test('a copy has the record type that was asked for, else the object’s default', async () => {
  const types = calls.world.context.metadata.object('Case')?.recordTypes ?? []
  expect((await read('customer')).record.recordTypeId).toBe(types[0]?.recordTypeId)
  const complaint = types.find(({ developerName }) => developerName === 'Complaint')
  const { record } = await read(
    'customer',
    `?recordTypeId=${complaint?.recordTypeId}&optionalFields=Case.RecordTypeId`,
  )
  expect(record.recordTypeId).toBe(complaint?.recordTypeId)
  expect(record.fields.RecordTypeId?.value).toBe(complaint?.recordTypeId)
})
