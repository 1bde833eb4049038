import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

async function post(username: string, url: string, payload: object) {
  const headers = { authorization: `Bearer ${await world.tokenOf(username)}` }
  const answer = await world.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

const work = (username: string, method: string, payload: object = {}) =>
  post(username, `/lwr/apex/v65.0/CustomerPortalWorkController/${method}`, payload)

const act = (username: string, action: string, contextId: string, fields: object = {}) => {
  world.advance(1_000)
  return post(username, `/services/data/v65.0/ui-api/actions/perform-quick-action/Deposit__c.${action}`, {
    contextId,
    fields,
  })
}

/** Whose queue holds the request. */
async function seenBy(depositId: string): Promise<readonly string[]> {
  const seen: string[] = []
  for (const username of [advisor, supervisor, admin, 'advisor.second@example.com']) {
    const { body } = await work(username, 'workQueue')
    const ids = body.rows.map(({ recordId }: { readonly recordId: string }) => recordId)
    if (ids.includes(depositId)) seen.push(username)
  }
  return seen
}

/** A deposit of the first brand that is due, above the limit, and that nobody has requested anything about. */
async function dueDeposit(): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    `update record."Deposit__c" set "Status__c" = 'Due', "Required_Amount__c" = 250, "Cap_Amount__c" = 400,
       "Paid_Amount__c" = 0, "Approval_Status__c" = null, "Approval_Requested_By__c" = null, "OwnerId" = null
     where "Id" = (select d."Id" from record."Deposit__c" d join record."Account" a on a."Id" = d."Account__c"
       where a."Account_Brand__c" = 'first' and d."Approval_Status__c" is null limit 1) returning "Id" as id`,
  )
  return rows[0]?.id ?? ''
}

async function stored(depositId: string) {
  const { rows } = await world.context.pool.query<{ status: string; approval: string; reason: string }>(
    `select "Status__c" as status, "Approval_Status__c" as approval, "Waiver_Reason__c" as reason
     from record."Deposit__c" where "Id" = $1`,
    [depositId],
  )
  return rows[0]
}

async function userIdOf(username: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  return rows[0]?.id ?? ''
}

describe('a waiver above the limit', () => {
  it('is requested by an advisor with a reason, waits for those who may decide, and is granted by one', async () => {
    const depositId = await dueDeposit()
    expect((await act(advisor, 'Waive', depositId)).status).toBe(400)
    expect((await act(advisor, 'Waive', depositId, { Waiver_Reason__c: 'Age_65' })).status).toBe(201)
    expect(await stored(depositId)).toMatchObject({ status: 'Due', approval: 'Pending' })
    expect(await seenBy(depositId)).toEqual([supervisor, admin])
    expect((await act(advisor, 'Approve', depositId)).status).not.toBe(201)
    expect((await act(supervisor, 'Approve', depositId)).status).toBe(201)
    expect(await stored(depositId)).toEqual({ status: 'Waived', approval: 'Approved', reason: 'Age_65' })
    expect(await seenBy(depositId)).toEqual([])
  })

  it('is neither granted nor declined by who requested it, nor handed to them', async () => {
    const depositId = await dueDeposit()
    expect((await act(supervisor, 'Waive', depositId, { Waiver_Reason__c: 'Age_65' })).status).toBe(201)
    expect(await seenBy(depositId)).toEqual([admin])
    for (const decision of ['Approve', 'Decline']) {
      expect((await act(supervisor, decision, depositId)).status, decision).not.toBe(201)
    }
    const items = [{ recordId: depositId, from: '' }]
    for (const [username, result] of [
      [supervisor, 'notForColleague'],
      [advisor, 'notForColleague'],
      [admin, 'assigned'],
    ] as const) {
      const { body } = await work(admin, 'assignWorkItems', { items, to: await userIdOf(username) })
      expect(body.results, username).toEqual([{ recordId: depositId, result }])
    }
    expect(await stored(depositId)).toMatchObject({ status: 'Due', approval: 'Pending' })
    expect((await act(admin, 'Decline', depositId)).status).toBe(201)
    expect(await stored(depositId)).toMatchObject({ status: 'Due', approval: 'Declined' })
  })
})
