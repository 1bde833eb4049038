import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CallWorld, openCallWorld } from '../../testing/call-world'
import type { RecordUiRepresentation } from './contract'

let calls: CallWorld
let own: { userId: string; accountId: string; caseId: string; recordTypeId: string }

beforeAll(async () => {
  calls = await openCallWorld()
  const [dana] = await calls.rows<typeof own>(`
    select u."Id" as "userId", k."AccountId" as "accountId", k."Id" as "caseId", k."RecordTypeId" as "recordTypeId"
    from record."User" u join record."Case" k on k."ContactId" = u."ContactId"
    where u."Username" = 'dana.whitcombe@example.com' order by k."Id"`)
  if (dana === undefined) throw new TypeError('The demo world has no such customer.')
  own = dana
})

afterAll(async () => {
  await calls.world.close()
})

const read = async (query: string, viewer: 'customer' | 'admin' = 'customer') => {
  const answer = await calls.call(viewer, 'GET', `/record-ui/${own.caseId},${own.accountId}${query}`)
  return { answer, ui: answer.body as RecordUiRepresentation }
}

test('gives several records of several objects with all that belongs to them', async () => {
  const { answer, ui } = await read(
    '?layoutTypes=Full,Compact&modes=View,Edit&optionalFields=Case.LastModifiedDate',
  )
  expect(answer.status).toBe(200)
  expect(Object.keys(ui.records).sort()).toEqual([own.caseId, own.accountId].sort())
  expect(Object.keys(ui.layouts).sort()).toEqual(['Account', 'Case'])
  expect(Object.keys(ui.layouts.Case ?? {})).toEqual([own.recordTypeId])
  const ofType = ui.layouts.Case?.[own.recordTypeId]
  expect(Object.keys(ofType?.Full ?? {})).toEqual(['View', 'Edit'])
  expect(ofType?.Compact?.Edit).toMatchObject({ layoutType: 'Compact', mode: 'Edit', objectApiName: 'Case' })
  expect(Object.keys(ui.objectInfos)).toEqual(expect.arrayContaining(['Account', 'Case', 'Contact', 'Order']))
  expect(ui.records[own.caseId]?.fields).toHaveProperty('LastModifiedDate')
})

test('a layout is the same as that of the call for layouts, and a record carries every field on it', async () => {
  const { ui } = await read('', 'admin')
  const layout = ui.layouts.Case?.[own.recordTypeId]?.Full?.View
  const alone = await calls.call(
    'admin',
    'GET',
    `/layout/Case?layoutType=Full&mode=View&recordTypeId=${own.recordTypeId}`,
  )
  expect(layout).toEqual(alone.body)
  const shown = (layout?.sections ?? [])
    .flatMap(({ layoutRows }) => layoutRows.flatMap(({ layoutItems }) => layoutItems))
    .flatMap(({ layoutComponents }) => layoutComponents)
    .filter(({ componentType }) => componentType === 'Field')
    .map(({ apiName }) => apiName ?? '')
  expect(shown.length).toBeGreaterThan(10)
  expect(Object.keys(ui.records[own.caseId]?.fields ?? {})).toEqual(expect.arrayContaining(shown))
})

test('tells what the viewer folded of a layout, and its eTag changes with it', async () => {
  const before = await read('')
  const layout = before.ui.layouts.Case?.[own.recordTypeId]?.Full?.View
  const sectionId = layout?.sections[0]?.id ?? ''
  const stateOf = (ui: RecordUiRepresentation) =>
    ui.layoutUserStates[layout?.id ?? '']?.sectionUserStates[sectionId]
  expect(stateOf(before.ui)).toEqual({ collapsed: false, id: sectionId })
  const path = `/layout/Case/user-state?layoutType=Full&mode=View&recordTypeId=${own.recordTypeId}`
  await calls.call('customer', 'PATCH', path, { sectionUserStates: { [sectionId]: { collapsed: true } } })
  const after = await read('')
  expect(stateOf(after.ui)).toEqual({ collapsed: true, id: sectionId })
  expect(after.ui.eTag).not.toBe(before.ui.eTag)
  const same = await calls.call('customer', 'GET', `/record-ui/${own.caseId},${own.accountId}`, undefined, {
    'if-none-match': String(after.answer.headers.etag),
  })
  expect(same.status).toBe(304)
})

test('does not tell a foreign record among one’s own from one that does not exist', async () => {
  const [other] = await calls.rows<{ Id: string }>(
    `select k."Id" from record."Case" k join record."User" u on u."ContactId" = k."ContactId"
     where u."Id" <> $1 limit 1`,
    [own.userId],
  )
  const foreign = await calls.call('customer', 'GET', `/record-ui/${own.caseId},${other?.Id}`)
  const unknown = await calls.call('customer', 'GET', `/record-ui/${own.caseId},500000000000000AAA`)
  const nowhere = await calls.call('customer', 'GET', `/record-ui/${own.caseId},zzz000000000000AAA`)
  expect(foreign.status).toBe(404)
  expect(foreign.text).toBe(unknown.text)
  expect(foreign.text).toBe(nowhere.text)
})

test('serves all that the public client demands: screen, child records, recent items', async () => {
  const { answer, ui } = await read(
    '?formFactor=Large&layoutTypes=Full&modes=View,Edit&childRelationships=Account.Cases.Subject&pageSize=2&updateMru=true',
  )
  expect(answer.status).toBe(200)
  expect(ui.records[own.accountId]?.childRelationships).toMatchObject({ Cases: { count: 2 } })
  expect(ui.records[own.caseId]?.childRelationships).toEqual({})
  const { recentItems } = calls.world.context.personalization
  expect(await recentItems.latest(own.userId, 'record', 'Case')).toEqual([own.caseId])
  expect(await recentItems.latest(own.userId, 'record', 'Account')).toEqual([own.accountId])
})

test('refuses a relationship of none of the records, and more lists of child records than a call may read', async () => {
  const unknown = await read('?childRelationships=Contact.Cases')
  expect(unknown.answer.status).toBe(400)
  const [{ ids } = { ids: '' }] = await calls.rows<{ ids: string }>(
    `select string_agg("Id", ',') as ids from (select "Id" from record."Account" order by "Id" limit 21) a`,
  )
  const many = await calls.call('admin', 'GET', `/record-ui/${ids}?childRelationships=Account.Cases`)
  expect(many).toMatchObject({ status: 400 })
  expect(many.text).toContain('childRelationships')
})
