import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../../testing/account-of'
import { readMethod } from '../../../testing/read-method'
import type { AccountPlan } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'

async function planOf(username: string | null, accountId: string) {
  const answer = await readMethod(world, username, 'CustomerPortalPlanController/getAccountPlan', {
    accountId,
  })
  return { statusCode: answer.statusCode, body: answer.json<AccountPlan>() }
}

describe('getAccountPlan', () => {
  it('answers what the plan of an account costs, its documents in both languages and who is certified to sell it', async () => {
    const { body } = await planOf(dana, await accountOf(world, dana))
    expect(body.certificateNumber).toMatch(/^\d{5}$/)
    expect(body.plan?.labelPrices.map(({ use }) => use)).toEqual([500, 1000, 2000])
    expect(body.plan?.energyCharge).toBeGreaterThan(0)
    expect(body.plan).toMatchObject({
      factsLabel: expect.stringContaining('document=facts&language=en'),
      factsLabelEs: expect.stringContaining('document=facts&language=es'),
      terms: expect.stringContaining('document=terms&language=en'),
      termsEs: expect.stringContaining('document=terms&language=es'),
    })
  })

  it('still answers a plan that is no longer on offer, and none where the account has none', async () => {
    const accountId = await accountOf(world, dana)
    const { engine, systemViewer, pool } = world.context
    const { rows } = await pool.query<{ plan: string }>(
      'select "Plan__c" as plan from record."Account" where "Id" = $1',
      [accountId],
    )
    const plan = rows[0]?.plan ?? ''
    await engine.updateRecord(systemViewer, plan, { fields: { IsActive: false } })
    const { body } = await planOf(dana, accountId)
    await engine.updateRecord(systemViewer, plan, { fields: { IsActive: true } })
    expect(body.plan?.name).toBeTruthy()
    await engine.updateRecord(systemViewer, accountId, { fields: { Plan__c: null } })
    expect((await planOf(dana, accountId)).body.plan).toBeNull()
    await engine.updateRecord(systemViewer, accountId, { fields: { Plan__c: plan } })
  })

  it('answers another customer’s account, and a guest’s request, like one that does not exist', async () => {
    const accountId = await accountOf(world, dana)
    const { statusCode } = await planOf('theodore.okonjo-vale@example.com', accountId)
    expect(statusCode).toBe(404)
    expect((await planOf(null, accountId)).statusCode).toBe(404)
  })
})
