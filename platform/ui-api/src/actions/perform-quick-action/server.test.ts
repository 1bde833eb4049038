import { fail } from '@porchlight/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ActionWorld, openActionWorld, refusalOf } from '../../testing/action-world'

let world: ActionWorld
let ownCase: string
let foreignCase: string
let servicesAreDown = false

beforeAll(async () => {
  world = await openActionWorld({
    arrange: (context) => ({
      ...context,
      actionServices: {
        request: async (...request) => {
          await context.actionServices.request(...request)
          if (servicesAreDown) throw fail('unavailable')
        },
      },
    }),
  })
  const dana = await world.find('User', `x."Username" = 'dana.whitcombe@example.com'`)
  ownCase = (await world.find('Case', `x."ContactId" = '${dana.ContactId}' and x."Status" <> 'Closed'`)).Id
  foreignCase = (await world.find('Case', `x."ContactId" <> '${dana.ContactId}'`)).Id
}, 60_000)

afterAll(() => world.world.close())

const words = { CommentBody: 'Hello.' }

test('what a viewer may not do is told apart in nothing from what does not exist', async () => {
  const unknown = await world.perform('customer', 'Case.Nothing', ownCase, words)
  expect(unknown.status).toBe(404)
  for (const [action, id] of [
    ['Case.Escalate', ownCase],
    ['Case.Reply', foreignCase],
    ['Case.Reply', '500000000000000AAA'],
    ['Case.Reply', 'zzz000000000001'],
    ['Order.Cancel', ownCase],
  ] as const) {
    const answer = await world.perform('customer', action, id, words)
    expect([action, id, answer.status, answer.text]).toEqual([action, id, 404, unknown.text])
  }
  const malformed = await world.perform('customer', 'Case.Reply', foreignCase, { Nothing: 1 })
  expect(malformed.text).toBe(unknown.text)
})

test('guests perform nothing', async () => {
  expect((await world.perform('guest', 'Case.Reply', ownCase, words)).status).toBe(403)
  expect((await world.perform('guest', 'NewCase', null, words)).status).toBe(403)
})

test('a request has to say what the action is about; properties that are not known are ignored', async () => {
  const path = '/actions/perform-quick-action'
  const statusOf = async (action: string, body: object, method: 'POST' | 'PATCH' = 'POST') =>
    (await world.call('advisor', method, `${path}/${action}`, body)).status
  expect(await statusOf('Case.Reply', { fields: words })).toBe(400)
  expect(await statusOf('NewCase', { contextId: ownCase, fields: {} })).toBe(400)
  expect(await statusOf('NewCase', { fields: {} }, 'PATCH')).toBe(400)
  expect(await statusOf('Case.Reply', { contextId: 'abc', fields: words })).toBe(400)
  expect(await statusOf('Case.Reply', { contextId: ownCase, apiName: 'Case', fields: words })).toBe(400)
  expect(await statusOf('Case.Reply', { contextId: ownCase, grants: [], fields: words })).toBe(201)
  const ok = { contextId: ownCase.slice(0, 15), apiName: 'casecomment', allowSaveOnDuplicate: true }
  expect(await statusOf('case.reply', { ...ok, fields: { 'CaseComment.CommentBody': 'Hi.' } })).toBe(201)
})

test('only the fields of the form are taken, each once', async () => {
  const forged = await world.perform('advisor', 'Case.Reply', ownCase, { ...words, Author__c: 'Customer' })
  expect(refusalOf(forged)).toEqual({
    '': "Unable to create/update field: Author__c. Check the field's name and your access to it.",
  })
  const twice = await world.perform('advisor', 'Case.Reply', ownCase, { ...words, commentbody: 'Again.' })
  expect(twice.status).toBe(400)
})

test('PATCH changes the record and answers 200', async () => {
  const path = '/actions/perform-quick-action/Case.Close'
  const body = { contextId: ownCase, fields: { Resolution__c: 'Done.' } }
  const answer = await world.call('advisor', 'PATCH', path, body)
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      contextId: ownCase,
      feedItemId: null,
      id: ownCase,
      isCreated: false,
      isSuccess: true,
      successMessage: 'The case was closed.',
    },
  ])
  const spanish = await world.perform('advisor', 'Case.Reopen', ownCase, {}, { 'accept-language': 'es' })
  expect(spanish.body).toMatchObject({ successMessage: 'El caso está abierto de nuevo.' })
})

test('with one Idempotency-Key an action is performed once', async () => {
  const key = { 'idempotency-key': '6f7d6a52-0a5c-4c35-9a7e-0f6f6b1f0c11' }
  const say = () => world.perform('customer', 'Case.Reply', ownCase, { CommentBody: 'Only once.' }, key)
  const [first, second] = [await say(), await say()]
  expect([second.status, second.body]).toEqual([201, first.body])
  const rows = await world.rows(`select 1 from record."CaseComment" where "CommentBody" = 'Only once.'`)
  expect(rows).toHaveLength(1)
})

test('records and requests stand or fall together', async () => {
  const before = { jobs: await world.jobs(), record: await world.stored('Case', ownCase) }
  servicesAreDown = true
  world.world.advance(120_000)
  const answer = await world.perform('advisor', 'Case.Reply', ownCase, { CommentBody: 'Never said.' })
  servicesAreDown = false
  expect(answer.status).toBe(503)
  expect(await world.stored('Case', ownCase)).toEqual(before.record)
  expect(await world.jobs()).toEqual(before.jobs)
  expect(await world.rows(`select 1 from record."CaseComment" where "CommentBody" = 'Never said.'`)).toEqual(
    [],
  )
})

test('every service that an action may ask for is there', async () => {
  const { metadata, actionServices, systemViewer, pool } = world.world.context
  const objects = [...metadata.objects.values()]
  const actions = [...metadata.globalActions, ...objects.flatMap((object) => object.quickActions)]
  const names = new Set(actions.flatMap(({ services }) => services))
  expect(names.size).toBeGreaterThan(3)
  for (const service of names) {
    const requested = actionServices.request({ service, payload: {} }, systemViewer, pool)
    const refusal = await requested.then(String, (error: Error) => error.message)
    expect(refusal).not.toMatch(/There is no service/)
  }
  const unknown = actionServices.request({ service: 'nothing', payload: {} }, systemViewer, pool)
  await expect(unknown).rejects.toThrow('There is no service nothing.')
})
