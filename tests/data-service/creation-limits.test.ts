import { creationLimits } from '@porchlight/domains/customers/operations/limits/count-attempt'
import { metadata } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { InjectOptions } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let contactId: string

beforeAll(async () => {
  world = await createTestWorld()
  const { rows } = await world.context.pool.query<{ id: string }>(
    `select "ContactId" as id from record."User" where "Username" = $1`,
    [customer],
  )
  contactId = rows[0]?.id ?? ''
})
afterAll(() => world.close())
afterEach(() => world.advance(3_600_000))

const customer = 'dana.whitcombe@example.com'
const advisor = 'advisor.first@example.com'
const ui = '/services/data/v65.0/ui-api'

async function send(username: string, url: string, payload: object) {
  const request: InjectOptions = {
    method: 'POST',
    url: ui + url,
    headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload,
  }
  const answer = await world.app.inject(request)
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

const aCase = (subject: string) => ({
  apiName: 'Case',
  fields: { Subject: subject, Description: 'Please see to it.', Type: 'Question', ContactId: contactId },
})

/** Returns the outcomes of a batch of cases, by status, in order. */
async function sendBatch(username: string, count: number, allOrNone = false): Promise<readonly number[]> {
  const richInputs = Array.from({ length: count }, (_, index) => aCase(`Number ${index}`))
  const { status, body } = await send(username, '/records/batch', {
    allOrNone,
    operations: [{ type: 'Create', records: richInputs }],
  })
  expect(status).toBeLessThan(300)
  return (body as { results: { statusCode: number }[] }).results.map(({ statusCode }) => statusCode)
}

async function casesOf(username: string): Promise<number> {
  const { rows } = await world.context.pool.query<{ count: string }>(
    `select count(*) from record."Case" c join record."User" u on u."Id" = c."CreatedById" where u."Username" = $1`,
    [username],
  )
  return Number(rows[0]?.count)
}

describe('records that customers create themselves', () => {
  it('have a limit, each kind of them', () => {
    const creatable = [...metadata.objects.values()].filter(({ access }) => access.customer.create.size > 0)
    expect(creatable.map(({ apiName }) => apiName).sort()).toEqual(Object.keys(creationLimits).sort())
  })

  it('are 30 messages within an hour, by whichever call; those beyond are refused one by one', async () => {
    const before = await casesOf(customer)
    const results = await sendBatch(customer, 200)
    expect(results.filter((status) => status === 201)).toHaveLength(30)
    expect(results.slice(30)).toEqual(Array.from({ length: 170 }, () => 429))
    expect(await send(customer, '/records', aCase('One more'))).toMatchObject({
      status: 429,
      body: { output: { errors: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED' }] } },
    })
    const { ContactId: _own, ...fields } = aCase('One more').fields
    expect(await send(customer, '/actions/perform-quick-action/NewCase', { fields })).toMatchObject({
      status: 429,
    })
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select c."Id" as id from record."Case" c join record."User" u on u."Id" = c."CreatedById"
       where u."Username" = 'dana.whitcombe@example.com' limit 1`,
    )
    const reply = { apiName: 'CaseComment', fields: { ParentId: rows[0]?.id, CommentBody: 'And this.' } }
    expect(await send(customer, '/records', reply)).toMatchObject({ status: 429 })
    expect(await casesOf(customer)).toBe(before + 30)
    world.advance(3_600_000)
    expect(await send(customer, '/records', reply)).toMatchObject({ status: 201 })
  })

  it('are none of a batch that is all or nothing and goes beyond, which leaves the hour as it was', async () => {
    const results = await sendBatch(customer, 31, true)
    expect(results[30]).toBe(429)
    expect(results.filter((status) => status === 201)).toEqual([])
    expect(await sendBatch(customer, 30, true)).toEqual(Array.from({ length: 30 }, () => 201))
  })

  it('are as many as they need where staff create them', async () => {
    expect(await sendBatch(advisor, 40)).toEqual(Array.from({ length: 40 }, () => 201))
  })
})
