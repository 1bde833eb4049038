import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../../testing/account-of'
import { readMethod } from '../../../testing/read-method'
import type { ProjectedBill } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'

describe('projectBill', () => {
  it('counts the days of the month that were read, and lies around the bill that the month will have', async () => {
    const { body } = await project(dana, await accountOf(world, dana))
    expect(body).toMatchObject({
      commodity: 'Electricity',
      reason: null,
      projection: { start: '2026-11-01', end: '2026-11-30', daysRead: 19, readThrough: '2026-11-19' },
    })
    const { charges, used, usedSoFar } = body.projection ?? {}
    expect(charges?.low).toBeLessThan(charges?.likely ?? 0)
    expect(charges?.likely).toBeLessThan(charges?.high ?? 0)
    expect(usedSoFar).toBeLessThan(used?.low ?? 0)
    expect(Number.isInteger(charges?.low) && Number.isInteger(charges?.high)).toBe(true)
  })

  it('projects gas in therms without daily readings', async () => {
    const { body } = await project(greta, await accountOf(world, greta))
    expect(body).toMatchObject({ commodity: 'Gas', projection: { daysRead: 0, readThrough: null } })
  })

  it('projects no bill that is levelled, which does not follow the use of its days', async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `select "Id" as id from record."Account" where "AccountNumber" = '4300450104'`,
    )
    const { body } = await project('theodore.okonjo-vale@example.com', rows[0]?.id ?? '')
    expect(body).toMatchObject({ reason: 'averageBilling', projection: null })
  })

  it('says that there is too little to tell in the first year', async () => {
    const accountId = await accountOf(world, greta)
    await world.context.pool.query(`update record."Bill__c" set "Usage__c" = null where "Account__c" = $1`, [
      accountId,
    ])
    await world.context.pool.query(
      `delete from record."Usage__c" where "Account__c" = $1 and "Period_End__c" < '2026-05-01'`,
      [accountId],
    )
    expect((await project(greta, accountId)).body).toMatchObject({ reason: 'tooLittle', projection: null })
  })

  it('projects nothing of an account that is closed, or whose usage stopped long ago', async () => {
    const accountId = await accountOf(world, dana)
    world.advance(60 * 86_400_000)
    expect((await project(dana, accountId)).body.reason).toBe('noRecentUsage')
    await world.context.pool.query(`update record."Account" set "Status__c" = 'Closed' where "Id" = $1`, [
      accountId,
    ])
    expect((await project(dana, accountId)).body.reason).toBe('notActive')
  })

  it('answers somebody else’s account as one that does not exist', async () => {
    const foreign = await project(dana, await accountOf(world, greta))
    const unknown = await project(dana, '001000000000000AAA')
    expect([foreign.status, unknown.status]).toEqual([404, 404])
    expect(foreign.text).toBe(unknown.text)
    expect((await project(null, await accountOf(world, dana))).status).toBe(401)
  })
})

async function project(username: string | null, accountId: string) {
  const answer = await readMethod(world, username, 'CustomerPortalUsageController/projectBill', { accountId })
  return { status: answer.statusCode, text: answer.body, body: answer.json<ProjectedBill>() }
}
