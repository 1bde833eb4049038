import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../../testing/account-of'
import { readMethod } from '../../../testing/read-method'
import type { SavingAdvice } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'
const rosalinda = 'rosalinda.quintanar@example.com'
const greta = 'greta.lindholm-adair@example.com'

describe('adviseSaving', () => {
  it('tells where the year went, at the last bill’s price, and the parts make the whole', async () => {
    const { body } = await advise(dana, await accountOf(world, dana))
    expect([body.commodity, body.advice?.months]).toEqual(['Electricity', 12])
    const { parts = [], used = 0 } = body.advice ?? {}
    expect(parts.map(({ part }) => part)).toContain('cooling')
    expect(parts.reduce((sum, part) => sum + part.used, 0) / used).toBeGreaterThan(0.94)
    for (const { used: ofPart, saving } of parts) {
      expect(saving.used).toBeGreaterThan(0)
      expect(saving.used).toBeLessThan(ofPart)
      expect((saving.dollars ?? 0) / saving.used).toBeGreaterThan(0.08)
      expect((saving.dollars ?? 0) / saving.used).toBeLessThan(0.3)
    }
  })

  it('speaks of the cold first in November to whom it costs, in kWh or in therms', async () => {
    for (const [username, commodity] of [
      [rosalinda, 'Electricity'],
      [greta, 'Gas'],
    ] as const) {
      const { body } = await advise(username, await accountOf(world, username))
      expect(body).toMatchObject({ commodity, season: 'heating' })
      expect(body.advice?.parts[0]?.part).toBe('heating')
    }
  })

  it('knows the season where nothing else is known', async () => {
    const accountId = await accountOf(world, greta)
    await world.context.pool.query(`update record."Bill__c" set "Usage__c" = null where "Account__c" = $1`, [
      accountId,
    ])
    await world.context.pool.query(`delete from record."Usage__c" where "Account__c" = $1`, [accountId])
    expect((await advise(greta, accountId)).body).toMatchObject({ season: 'heating', advice: null })
  })

  it('answers somebody else’s account as one that does not exist, and a guest not at all', async () => {
    const foreign = await advise(dana, await accountOf(world, greta))
    const unknown = await advise(dana, '001000000000000AAA')
    const guest = await advise(null, await accountOf(world, dana))
    expect([foreign.status, unknown.status, guest.status]).toEqual([404, 404, 401])
    expect(foreign.text).toBe(unknown.text)
  })
})

async function advise(username: string | null, accountId: string) {
  const answer = await readMethod(world, username, 'CustomerPortalUsageController/adviseSaving', {
    accountId,
  })
  return { status: answer.statusCode, text: answer.body, body: answer.json<SavingAdvice>() }
}
