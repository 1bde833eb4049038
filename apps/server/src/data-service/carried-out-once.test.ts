import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: TestWorld
let token: string
let contactId: string
let userId: string
let keys = 0

beforeAll(async () => {
  world = await createTestWorld()
  token = await world.tokenOf('dana.whitcombe@example.com')
  const { rows } = await world.context.pool.query<{ Id: string; ContactId: string }>(
    `select "Id", "ContactId" from record."User" where "Username" = 'dana.whitcombe@example.com'`,
  )
  contactId = rows[0]?.ContactId ?? ''
  userId = rows[0]?.Id ?? ''
})

afterAll(async () => {
  await world.close()
})

const newKey = () => {
  keys += 1
  return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`
}

async function send(
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  key: string,
  body?: object,
  bearer: string | null = token,
) {
  const answer = await world.app.inject({
    method,
    url: `/services/data/v65.0/ui-api/records${path}`,
    headers: {
      'idempotency-key': key,
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, text: answer.payload }
}

const message = (Subject: string) => ({
  apiName: 'Case',
  fields: { Subject, Description: 'Once.', ContactId: contactId },
})

async function countOf(subject: string): Promise<number> {
  const { rows } = await world.context.pool.query('select 1 from record."Case" where "Subject" = $1', [
    subject,
  ])
  return rows.length
}

test('a creation that is sent twice with one key is made once and answered alike', async () => {
  const key = newKey()
  const first = await send('POST', '', key, message('Once'))
  const again = await send('POST', '', key.toUpperCase(), message('Once'))
  expect(first.status).toBe(201)
  expect(again).toEqual(first)
  expect(await countOf('Once')).toBe(1)
})

test('without the header, or with another key, a creation is made again', async () => {
  await send('POST', '', newKey(), message('Twice'))
  await send('POST', '', newKey(), message('Twice'))
  expect(await countOf('Twice')).toBe(2)
})

test('a change and a deletion are carried out once, the deletion without a body', async () => {
  const [changeKey, deleteKey] = [newKey(), newKey()]
  const change = { fields: { LanguageLocaleKey: 'es_US' } }
  const changed = await send('PATCH', `/${userId}`, changeKey, change)
  await send('PATCH', `/${userId}`, newKey(), { fields: { LanguageLocaleKey: 'en_US' } })
  expect(await send('PATCH', `/${userId}`, changeKey, change)).toEqual(changed)
  const { rows } = await world.context.pool.query(
    'select "LanguageLocaleKey" from record."User" where "Id" = $1',
    [userId],
  )
  expect(rows).toEqual([{ LanguageLocaleKey: 'en_US' }])

  const admin = await world.tokenOf('admin@example.com')
  const comments = await world.context.pool.query<{ Id: string }>(
    'select "Id" from record."CaseComment" order by "Id" limit 1',
  )
  const path = `/${comments.rows[0]?.Id}`
  expect(await send('DELETE', path, deleteKey, undefined, admin)).toEqual({ status: 204, text: '' })
  expect(await send('DELETE', path, deleteKey, undefined, admin)).toEqual({ status: 204, text: '' })
  expect((await send('DELETE', path, newKey(), undefined, admin)).status).toBe(404)
})

test.each([
  ['another body', (key: string) => send('POST', '', key, message('Other'))],
  ['another query', (key: string) => send('POST', '?useDefaultRule=true', key, message('First'))],
  ['another record', (key: string) => send('PATCH', `/${contactId}`, key, message('First'))],
])('a key that came with %s before is refused with 422', async (_what, sendOther) => {
  const key = newKey()
  await send('POST', '', key, message('First'))
  expect((await sendOther(key)).status).toBe(422)
})

test('a key of somebody else is refused with 409, a key that is no UUID with 400, a guest with 401', async () => {
  const key = newKey()
  await send('POST', '', key, message('Mine'))
  const admin = await world.tokenOf('admin@example.com')
  expect((await send('POST', '', key, message('Mine'), admin)).status).toBe(409)
  expect((await send('POST', '', 'order-1', message('Mine'))).status).toBe(400)
  expect((await send('POST', '', newKey(), message('Mine'), null)).status).toBe(401)
})

test('a write that was refused may be sent again with its key', async () => {
  const key = newKey()
  const refused = await send('POST', '', key, { apiName: 'Case', fields: { ContactId: contactId } })
  expect(refused.status).toBe(400)
  expect((await send('POST', '', key, message('Mended'))).status).toBe(201)
  expect(await countOf('Mended')).toBe(1)
})

test('of many requests with one key at the same moment one is carried out', async () => {
  const key = newKey()
  const answers = await Promise.all(Array.from({ length: 6 }, () => send('POST', '', key, message('Rush'))))
  expect(new Set(answers.map(({ status }) => status)).size).toBeLessThanOrEqual(2)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await countOf('Rush')).toBe(1)
})
