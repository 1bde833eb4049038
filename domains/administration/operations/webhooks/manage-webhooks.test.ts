import { searchAudit } from '@porchlight/record-engine'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { callAs } from '../../../testing/call-as'
import { openWebhookBench, signs, type WebhookBench } from '../../../testing/webhook-bench'

const admin = 'admin@example.com'
const advisor = 'advisor.first@example.com'

let on: WebhookBench
let contacts: readonly string[] = []
const call = callAs(() => on.bench.world, 'CustomerPortalProgramsController')

beforeAll(async () => {
  on = await openWebhookBench()
  contacts = await on.contactsOf('first')
})
afterEach(() => on.reset())
afterAll(() => on.close())

async function add(fields: object = {}) {
  const webhook = {
    name: 'Warehouse',
    url: on.url,
    objectApiNames: ['Contact'],
    username: advisor,
    ...fields,
  }
  const { status, body } = await call('addWebhook', admin, webhook)
  return { status, body, id: String(body.id), secret: String(body.secret) }
}

const shown = async (id: string) => (await call('listWebhooks', admin, { webhookId: id })).body.webhooks[0]

it('is added with a secret that signs what its receiver is sent, and listed without it', async () => {
  const { id, secret } = await add()
  expect(await shown(id)).toMatchObject({
    name: 'Warehouse',
    objectApiNames: ['Contact'],
    actingUser: { username: advisor, brand: 'first' },
    isStopped: false,
    deliveredAt: null,
    waiting: { count: 1, isAll: true },
  })
  await on.runUntil(() => on.taken.length > 0)
  expect(on.taken.map((each) => signs(secret, each))).toEqual([true])
  const { text } = await call('listWebhooks', admin)
  expect(text).not.toContain(secret)
  expect((await shown(id)).deliveredAt).not.toBeNull()
  const { pool } = on.bench.world.context
  const [entry] = await searchAudit(pool, { action: 'receiver-registered' }, { after: null, limit: 1 })
  expect(entry).toMatchObject({ facts: { id, programName: 'Warehouse' } })
  expect(entry?.changes).toContainEqual({ fieldApiName: 'url', before: null, after: on.url })
  expect(JSON.stringify(entry)).not.toContain(secret)
})

it.each([
  [{ url: 'http://app.example.com/changes' }, 'url', 'RECEIVER_NOT_ALLOWED'],
  [{ url: 'https://user@app.example.com/changes' }, 'url', 'RECEIVER_NOT_ALLOWED'],
  [{ url: 'https://app.example.com/#top' }, 'url', 'RECEIVER_NOT_ALLOWED'],
  [{ url: '' }, 'url', 'REQUIRED_FIELD_MISSING'],
  [{ username: 'nobody@example.com' }, 'username', 'UNKNOWN_ACTIVE_USER'],
  [{ objectApiNames: ['Contact', 'Nothing__c'] }, 'objectApiNames', 'OBJECT_NOT_VISIBLE'],
  [{ name: ' ' }, 'name', 'REQUIRED_FIELD_MISSING'],
])('is refused at the field: %o', async (wrong, field, errorCode) => {
  const { status, body } = await add(wrong)
  expect([status, body.output.fieldErrors[field]?.[0].errorCode]).toEqual([400, errorCode])
  expect((await call('listWebhooks', admin)).body.webhooks).toEqual([])
})

it('is changed from its next delivery on, with its user, secret and position, and audited', async () => {
  const { id, secret } = await add()
  await on.runUntil(() => on.taken.length > 0)
  const terms = { id, name: 'Data warehouse', url: `${on.url}?new`, objectApiNames: ['Contact', 'Account'] }
  expect((await call('changeWebhook', admin, terms)).body).toEqual({ id })
  expect(await shown(id)).toMatchObject({ ...terms, actingUser: { username: advisor } })
  on.taken.length = 0
  await on.change(contacts[0] ?? '')
  await on.runUntil(() => on.changes().length > 0)
  expect(on.taken.map((each) => signs(secret, each))).toEqual([true])
  expect(on.changes().map(({ recordId }) => recordId)).toEqual([contacts[0]])
  const { pool } = on.bench.world.context
  const [entry] = await searchAudit(pool, { action: 'receiver-changed' }, { after: null, limit: 1 })
  expect(entry?.changes).toEqual([
    { fieldApiName: 'name', before: 'Warehouse', after: 'Data warehouse' },
    { fieldApiName: 'url', before: on.url, after: `${on.url}?new` },
    { fieldApiName: 'objectApiNames', before: 'Contact', after: 'Contact, Account' },
  ])
  // Without a difference there is nothing to audit.
  await call('changeWebhook', admin, terms)
  expect(await searchAudit(pool, { action: 'receiver-changed' }, { after: null, limit: 5 })).toHaveLength(1)
})

it('is not changed to what it could not be added with, nor by anyone but administrators', async () => {
  const { id } = await add()
  const terms = { id, name: 'Warehouse', url: on.url, objectApiNames: ['Contact'] }
  for (const [wrong, field] of [
    [{ url: 'http://app.example.com/changes' }, 'url'],
    [{ name: ' ' }, 'name'],
    [{ objectApiNames: ['Nothing__c'] }, 'objectApiNames'],
  ] as const) {
    const { status, body } = await call('changeWebhook', admin, { ...terms, ...wrong })
    expect([status, Object.keys(body.output.fieldErrors)]).toEqual([400, [field]])
  }
  expect((await call('changeWebhook', admin, { ...terms, id: 'unknown' })).status).toBe(404)
  for (const username of ['supervisor@example.com', advisor]) {
    expect((await call('changeWebhook', username, terms)).status).toBe(404)
  }
  expect(await shown(id)).toMatchObject({ name: 'Warehouse', url: on.url, objectApiNames: ['Contact'] })
})

it('is tested by a signed request without events, whatever else waits', async () => {
  const { id, secret } = await add()
  await on.runUntil(() => on.taken.length > 0)
  await on.change(contacts[0] ?? '')
  const before = await on.stateOf(id)
  on.taken.length = 0
  expect((await call('testWebhook', admin, { id })).body).toEqual({ failure: null })
  expect(on.taken.map((each) => [each.events, signs(secret, each)])).toEqual([[[], true]])
  on.behave((_request, response) => response.writeHead(500).end())
  expect((await call('testWebhook', admin, { id })).body).toEqual({ failure: 'http500' })
  expect(await on.stateOf(id)).toEqual(before)
  on.behave(null)
  await on.runUntil(() => on.changes().length > 0)
  expect(on.changes().map(({ recordId }) => recordId)).toEqual([contacts[0]])
})

it('signs with both secrets for a day after one was replaced', async () => {
  const { id, secret } = await add()
  await on.runUntil(() => on.taken.length > 0)
  const { body } = await call('replaceWebhookSecret', admin, { id, atOnce: false })
  on.taken.length = 0
  await call('testWebhook', admin, { id })
  expect([secret, body.secret].map((each) => on.taken.every((taken) => signs(each, taken)))).toEqual([
    true,
    true,
  ])
  expect((await shown(id)).formerSecretUntil).not.toBeNull()
  expect((await call('replaceWebhookSecret', admin, { id, atOnce: false })).status).toBe(409)
  const last = (await call('replaceWebhookSecret', admin, { id, atOnce: true })).body.secret
  on.taken.length = 0
  await call('testWebhook', admin, { id })
  expect([secret, body.secret, last].map((each) => on.taken.some((taken) => signs(each, taken)))).toEqual([
    false,
    false,
    true,
  ])
})

it('that was switched off says why, how much waits, and goes on where it was', async () => {
  const { id } = await add()
  await on.runUntil(() => on.taken.length > 0)
  on.taken.length = 0
  const { pool } = on.bench.world.context
  await pool.query(
    `update webhooks.subscription set is_stopped = true, failures = 9, failing_since = now(), last_failure = 'http503'`,
  )
  await on.change(contacts[1] ?? '')
  await expect.poll(async () => (await shown(id)).waiting).toEqual({ count: 1, isAll: true })
  expect(await shown(id)).toMatchObject({ isStopped: true, lastFailure: 'http503', dueAt: null })
  expect((await call('enableWebhook', admin, { id })).status).toBe(200)
  await on.runUntil(() => on.changes().length > 0)
  expect(on.changes().map(({ recordId }) => recordId)).toEqual([contacts[1]])
  expect((await call('removeWebhook', admin, { id })).status).toBe(200)
  expect((await call('enableWebhook', admin, { id })).status).toBe(404)
})
