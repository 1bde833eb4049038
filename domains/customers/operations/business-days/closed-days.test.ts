import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readClosedDays } from './read-closed-days'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = '/services/data/v65.0/ui-api'
const supervisor = 'supervisor@example.com'
const customer = 'dana.whitcombe@example.com'

/** Sends a request to the data service as that user; as a guest for null. */
async function send(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  username: string | null,
  payload?: object,
) {
  const headers = username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` }
  return world.app.inject({
    method,
    url: `${api}/${path}`,
    headers,
    ...(payload === undefined ? {} : { payload }),
  })
}

const create = (day: string, username: string | null = supervisor, brand = 'first') =>
  send('POST', 'records', username, {
    apiName: 'Closed_Day__c',
    fields: { Name: 'Moving', Label_ES__c: 'Mudanza', Brand__c: brand, Day__c: day },
  })

async function closeDay(day: string, brand = 'first'): Promise<string> {
  const answer = await create(day, 'admin@example.com', brand)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ id: string }>().id
}

/** The day by which the customer of the case is promised a reply. */
async function dueOf(caseId: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ due: string }>(
    'select "Reply_Due__c"::date::text as due from record."Case" where "Id" = $1',
    [caseId],
  )
  return rows[0]?.due ?? ''
}

async function newCase(username: string): Promise<string> {
  const fields = { Subject: 'Closed?', Description: 'Please.' }
  const answer = await send('POST', 'actions/perform-quick-action/NewCase', username, { fields })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<{ id: string }>().id
}

const perform = (action: string, username: string, contextId: string, fields: object = {}) =>
  send('POST', `actions/perform-quick-action/${action}`, username, { contextId, fields })

/** Today is Friday, November 20: two business days later is the Tuesday. */
describe('a closed day', () => {
  it('moves what a brand promises from then on, and neither what it promised before nor what another does', async () => {
    const before = await newCase(customer)
    expect(await dueOf(before)).toBe('2026-11-24')
    const monday = await closeDay('2026-11-23')
    expect(await dueOf(before)).toBe('2026-11-24')
    expect(await dueOf(await newCase(customer))).toBe('2026-11-25')
    expect(await dueOf(await newCase('rosalinda.quintanar@example.com'))).toBe('2026-11-24')
    const opened = await send('PATCH', `records/${monday}`, supervisor, {
      fields: { Status__c: 'Open_After_All' },
    })
    expect(opened.statusCode, opened.body).toBe(200)
    expect(await dueOf(await newCase(customer))).toBe('2026-11-24')
    await send('PATCH', `records/${monday}`, supervisor, { fields: { Status__c: 'Closed' } })
  })

  it('counts when a customer opens a closed case again, and when one answers us', async () => {
    const caseId = await newCase(customer)
    await perform('Case.Reply', 'advisor.first@example.com', caseId, { CommentBody: 'Please say more.' })
    world.advance(1_000)
    await perform('Case.Reply', customer, caseId, { CommentBody: 'Here it is.' })
    expect(await dueOf(caseId)).toBe('2026-11-25')
    await perform('Case.Close', 'advisor.first@example.com', caseId, { Resolution__c: 'Done.' })
    world.advance(1_000)
    await perform('Case.Reopen', customer, caseId)
    expect(await dueOf(caseId)).toBe('2026-11-25')
  })

  it('is read for each brand by itself', async () => {
    const { engine, systemViewer } = world.context
    const closedOf = await readClosedDays(engine, systemViewer)
    expect(closedOf('first')).toContain('2026-11-23')
    expect(closedOf('second')).not.toContain('2026-11-23')
    expect(closedOf('')).toEqual(new Set())
  })

  it('is closed once, from tomorrow on, and stays as it is once it has come', async () => {
    expect((await create('2026-11-23')).statusCode).toBe(400)
    for (const past of ['2026-11-19', '2026-11-20']) expect((await create(past)).statusCode).toBe(400)
    const id = await closeDay('2026-11-24')
    world.advance(4 * 86_400_000)
    for (const fields of [{ Name: 'Other' }, { Status__c: 'Open_After_All' }, { Day__c: '2026-12-01' }]) {
      const changed = await send('PATCH', `records/${id}`, 'admin@example.com', { fields })
      expect(changed.statusCode, JSON.stringify(fields)).toBe(400)
    }
    expect((await send('DELETE', `records/${id}`, 'admin@example.com')).statusCode).toBeGreaterThanOrEqual(
      400,
    )
  })

  it('is written by supervisors of the brand and administrators, and by nobody else', async () => {
    const id = await closeDay('2026-12-24')
    expect((await create('2026-12-23', supervisor, 'second')).statusCode).toBeGreaterThanOrEqual(400)
    for (const username of ['advisor.first@example.com', 'advisor.second@example.com', customer, null]) {
      expect((await create('2026-12-22', username)).statusCode, `${username}`).toBeGreaterThanOrEqual(400)
      const changed = await send('PATCH', `records/${id}`, username, { fields: { Name: 'Forged' } })
      expect(changed.statusCode, `${username}`).toBeGreaterThanOrEqual(400)
    }
    for (const username of ['advisor.second@example.com', customer]) {
      const read = await send('GET', `records/${id}?fields=Closed_Day__c.Name`, username)
      expect(read.statusCode).toBe(404)
    }
  })
})
