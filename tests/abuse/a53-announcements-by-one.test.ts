import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const api = '/services/data/v65.0/ui-api'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'

async function send(method: 'GET' | 'POST' | 'PATCH', path: string, username: string, payload?: object) {
  const headers = { authorization: `Bearer ${await world.tokenOf(username)}` }
  const url = `${api}/${path}`
  return world.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
}

const perform = (action: string, contextId: string, username: string, fields: object = {}) =>
  send('POST', `actions/perform-quick-action/Announcement__c.${action}`, username, { contextId, fields })

const change = (id: string, username: string, fields: object) =>
  send('PATCH', `records/${id}`, username, { fields })

const userId = async (username: string) => {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  return rows[0]?.id ?? ''
}

/** Creates a draft of the first brand. */
async function draft(Kind__c = 'Price', username = supervisor): Promise<string> {
  const now = world.context.now().getTime()
  const created = await send('POST', 'records', username, {
    apiName: 'Announcement__c',
    fields: {
      Name: 'New prices',
      Headline_ES__c: 'Precios nuevos',
      Text__c: 'From May on.',
      Text_ES__c: 'Desde mayo.',
      Brand__c: 'first',
      Kind__c,
      Starts_At__c: new Date(now - 3_600_000).toISOString(),
      Ends_At__c: new Date(now + 3_600_000).toISOString(),
    },
  })
  expect(created.statusCode, created.body).toBe(201)
  return created.json<{ id: string }>().id
}

async function stateOf(id: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ state: string }>(
    'select "Status__c" as state from record."Announcement__c" where "Id" = $1',
    [id],
  )
  return rows[0]?.state ?? ''
}

/** Creates a draft whose approval the supervisor has requested. */
async function waiting(kind?: string): Promise<string> {
  const id = await draft(kind)
  const requested = await perform('RequestApproval', id, supervisor)
  expect(requested.statusCode, requested.body).toBeLessThan(300)
  expect(await stateOf(id)).toBe('Waiting')
  return id
}

describe('A53: what everybody reads is not published by one person', () => {
  it.each(['Price', 'Information'])('%s is published once somebody else approves it', async (kind) => {
    const id = await waiting(kind)
    const approved = await perform('Approve', id, admin)
    expect(approved.statusCode, approved.body).toBeLessThan(300)
    expect(await stateOf(id)).toBe('Published')
  })

  it.each(['Outage', 'Storm'])('%s is published by one person, because minutes count', async (kind) => {
    const id = await draft(kind)
    expect((await change(id, supervisor, { Status__c: 'Published' })).statusCode).toBe(200)
  })

  it.each([supervisor, admin])('%s publishes no draft by any call, whatever it names', async (username) => {
    const id = await draft('Price', username)
    const [own, other] = [await userId(username), await userId(username === admin ? supervisor : admin)]
    const forged = [
      { Status__c: 'Published' },
      { Status__c: 'Published', Requested_By__c: other, Decided_By__c: own },
      { Status__c: 'Waiting' },
      { Status__c: 'Waiting', Requested_By__c: other },
      { Requested_By__c: other },
      { Decided_By__c: other },
    ]
    for (const fields of forged) {
      const answer = await change(id, username, fields)
      expect(answer.statusCode, JSON.stringify(fields)).toBeGreaterThanOrEqual(400)
    }
    expect((await perform('Approve', id, username)).statusCode).toBeGreaterThanOrEqual(400)
    expect(await stateOf(id)).toBe('Draft')
  })

  it('whoever requested does not approve, by the action or past it', async () => {
    const id = await waiting()
    expect((await perform('Approve', id, supervisor)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await perform('Decline', id, supervisor, { Decision_Note__c: 'x' })).statusCode).toBe(400)
    const own = await userId(supervisor)
    for (const fields of [{ Status__c: 'Published' }, { Status__c: 'Published', Decided_By__c: own }]) {
      expect((await change(id, supervisor, fields)).statusCode).toBeGreaterThanOrEqual(400)
    }
    await send('POST', 'records/batch', supervisor, {
      allOrNone: false,
      operations: [
        { type: 'UPDATE', records: [{ fields: { Id: id, Status__c: 'Published', Decided_By__c: own } }] },
      ],
    })
    expect(await stateOf(id)).toBe('Waiting')
  })

  it('what waits or is published stays what was approved, and no warning turns into something else', async () => {
    const id = await waiting()
    const changes = [
      { Text__c: 'Twice as much.' },
      { Kind__c: 'Storm' },
      { Ends_At__c: '2030-01-01T00:00:00.000Z' },
    ]
    for (const fields of changes) expect((await change(id, supervisor, fields)).statusCode).toBe(400)
    await perform('Approve', id, admin)
    for (const username of [supervisor, admin]) {
      for (const fields of changes) expect((await change(id, username, fields)).statusCode).toBe(400)
    }
    const storm = await draft('Storm')
    await change(storm, supervisor, { Status__c: 'Published' })
    expect((await change(storm, supervisor, { Kind__c: 'Price' })).statusCode).toBe(400)
    expect((await change(storm, supervisor, { Text__c: 'It is over.' })).statusCode).toBe(200)
  })

  it('what is sent back is a draft with its reason, can be changed, and needs approval again', async () => {
    const id = await waiting()
    const declined = await perform('Decline', id, admin, { Decision_Note__c: 'Say which prices.' })
    expect(declined.statusCode, declined.body).toBeLessThan(300)
    expect((await change(id, supervisor, { Text__c: 'From May on, for all plans.' })).statusCode).toBe(200)
    expect((await change(id, admin, { Status__c: 'Published' })).statusCode).toBe(400)
    await perform('RequestApproval', id, admin)
    expect((await perform('Approve', id, admin)).statusCode).toBeGreaterThanOrEqual(400)
    expect((await perform('Approve', id, supervisor)).statusCode).toBeLessThan(300)
  })

  it('of two who approve at once one does, and no advisor, customer or other brand’s staff decides', async () => {
    const id = await waiting()
    for (const username of [
      'advisor.first@example.com',
      'advisor.second@example.com',
      'dana.whitcombe@example.com',
    ]) {
      for (const action of ['RequestApproval', 'Approve', 'Decline']) {
        const answer = await perform(
          action,
          id,
          username,
          action === 'Decline' ? { Decision_Note__c: 'x' } : {},
        )
        expect(answer.statusCode, `${username} ${action}`).toBeGreaterThanOrEqual(400)
      }
    }
    const both = await Promise.all([perform('Approve', id, admin), perform('Approve', id, admin)])
    expect(both.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1)
  })
})
