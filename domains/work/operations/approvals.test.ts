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

describe('what goes to everybody of a brand', () => {
  const times = { Starts_At__c: '2030-03-01T12:00:00.000Z', Ends_At__c: '2030-03-02T12:00:00.000Z' }
  const create = async (apiName: string, fields: object): Promise<string> => {
    const { status, body } = await post(supervisor, '/services/data/v65.0/ui-api/records', {
      apiName,
      fields: { Brand__c: 'first', ...fields },
    })
    expect([status, body]).toEqual([201, expect.anything()])
    return body.id
  }
  const announcement = async (): Promise<string> => {
    const id = await create('Announcement__c', {
      Name: 'New prices',
      Headline_ES__c: 'Precios nuevos',
      Text__c: 'From March on.',
      Text_ES__c: 'Desde marzo.',
      Kind__c: 'Price',
      ...times,
    })
    const action = '/services/data/v65.0/ui-api/actions/perform-quick-action/Announcement__c.RequestApproval'
    expect((await post(supervisor, action, { contextId: id, fields: {} })).status).toBe(201)
    return id
  }
  const campaign = async (): Promise<string> => {
    const id = await create('Campaign__c', {
      Name: 'Storm',
      Subject__c: 'A storm is on its way',
      Subject_ES__c: 'Se acerca una tormenta',
      Mail_Text__c: 'Hello {firstName}, charge your phone.',
      Mail_Text_ES__c: 'Hola, {firstName}: cargue su teléfono.',
    })
    const move = '/lwr/apex/v65.0/CustomerPortalCampaignController/moveCampaign'
    expect((await post(supervisor, move, { campaignId: id, step: 'submit' })).status).toBe(200)
    return id
  }

  it.each([
    ['announcement', announcement, 'New prices'],
    ['campaign', campaign, 'Storm'],
  ] as const)(
    'an %s waits for somebody else, who takes it and can release it while nobody changes it',
    async (kind, submit, title) => {
      const recordId = await submit()
      expect(await seenBy(recordId)).toEqual([admin])
      const { body } = await work(admin, 'takeNextWork', { kind })
      const owned = { recordId, title, customer: '', brand: 'first', language: null }
      expect(body.row).toMatchObject({ ...owned, ownerId: await userIdOf(admin) })
      // Due within a business day, which is long before the day that it begins.
      expect(Date.parse(body.row.due) - world.context.now().getTime()).toBeLessThan(6 * 86_400_000)
      const own = { items: [{ recordId, from: await userIdOf(admin) }] }
      const handed = await work(admin, 'assignWorkItems', { ...own, to: await userIdOf(supervisor) })
      expect(handed.body.results).toEqual([{ recordId, result: 'notForColleague' }])
      const released = await work(admin, 'assignWorkItems', { ...own, to: '' })
      expect(released.body.results).toEqual([{ recordId, result: 'assigned' }])
    },
  )
})
