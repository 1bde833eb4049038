import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../../testing/account-of'
import { readMethod } from '../../../testing/read-method'
import type { PlanPrices } from '../get-plans/client'
import type { PlanSearch } from './client'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'

describe('findPlans', () => {
  it('answers a guest with the utility of a ZIP code and the plans of the brand there', async () => {
    const { body } = await find({ zipCode: '77002' })
    expect(body.areas).toMatchObject([
      { city: 'Houston', state: 'TX', isOpen: true, utilityName: 'Saltgrass Bayou Delivery' },
    ])
    expect(body.plans.map(({ name }) => name)).toEqual([
      'Credit 12',
      'Fixed 12',
      'Fixed 24 Green',
      'Flex Monthly',
      'Free Nights 12',
      'No-Deposit 12',
      'Solar Index',
      'Tiered 12',
    ])
    expect(body.plans.every(({ code }) => code.startsWith('FIRST-'))).toBe(true)
    expect(body.account).toBeNull()
  })

  it('prices the credit plan as its facts label does: cheap at 1,000 kWh and nowhere else', async () => {
    const { body } = await find({ zipCode: '77002', use: '999' })
    const credit = body.plans.find(({ name }) => name === 'Credit 12')
    expect(credit?.labelPrices.map(({ averagePrice }) => averagePrice)).toEqual([21.2, 10.8, 15.6])
    expect(credit?.labelPrices.map(({ bill }) => bill)).toEqual([106.24, 108.08, 311.78])
    expect(credit?.askedPrice).toEqual({ use: 999, bill: 207.88, averagePrice: 20.8 })
  })

  it('states tiers, special hours, fees, formulas and buyback, and prices them', async () => {
    const { body } = await find({ zipCode: '77002', use: '700' })
    const planNamed = (name: string) => body.plans.find((plan) => plan.name === name)
    expect(planNamed('Free Nights 12')).toMatchObject({
      rateType: 'Fixed',
      energyCharge: 16.9,
      windows: [{ days: 'All', from: 21, to: 6, energyCharge: 0, assumedShare: 35 }],
      // 455 × 16.9 + 439 + 700 × 5.4694 cents.
      askedPrice: { use: 700, bill: 119.57 },
    })
    expect(planNamed('Tiered 12')).toMatchObject({
      furtherTiers: [
        { above: 500, energyCharge: 8.9 },
        { above: 1500, energyCharge: 10.9 },
      ],
      minimumUsageFee: { amount: 9.95, below: 800 },
      // 500 × 13.5 + 200 × 8.9 + 995 + 439 + 700 × 5.4694 cents.
      askedPrice: { use: 700, bill: 137.93 },
    })
    expect(planNamed('Solar Index')).toMatchObject({ rateType: 'Indexed', buybackCredit: 6.5 })
    expect(planNamed('Solar Index')?.indexFormulaEs).toContain('zona de carga de Houston')
  })

  it('counts special hours by the account’s own meter, and by the share of the label without one', async () => {
    const nights = async () => {
      const { body } = await find({ accountId: await accountOf(world, dana) }, dana)
      const plan = body.plans.find(({ name }) => name === 'Free Nights 12')
      return plan?.ownPrice ?? null
    }
    const own = await nights()
    const [share = 0] = own?.windowShares ?? []
    // Homes of the demo use about a quarter of their energy from 9 p.m. to 6 a.m.
    expect(share).toBeGreaterThan(20)
    expect(share).toBeLessThan(32)
    await world.context.pool.query(
      `update record."Interval_Read__c" set "Interval_Values__c" = repeat(',', 95)`,
    )
    const assumed = await nights()
    expect(assumed?.windowShares).toBeNull()
    // A larger share that is free makes a lower bill.
    expect(assumed?.total).toBeLessThan(own?.total ?? 0)
  })

  it('names every utility of a ZIP code that has several', async () => {
    const { body } = await find({ zipCode: '75067' })
    expect(body.areas.map(({ utilityName }) => utilityName)).toEqual([
      'Lone Cedar Electric Delivery',
      'Trinity Fork Wires',
    ])
    expect(new Set(body.plans.map(({ utilityId }) => utilityId)).size).toBe(2)
  })

  it('prices gas in therms', async () => {
    const { body } = await find({ zipCode: '61101' })
    expect(body.plans[0]).toMatchObject({ commodity: 'Gas', state: 'IL' })
    expect(body.plans[0]?.labelPrices.map(({ use }) => use)).toEqual([20, 50, 100])
  })

  it('says who serves a ZIP code without a choice, and offers nothing there', async () => {
    const { body } = await find({ zipCode: '78620' })
    expect(body.areas).toMatchObject([
      { isOpen: false, closedReason: 'Cooperative', utilityName: 'Cypress Hollow Electric Cooperative' },
    ])
    expect(body.plans).toEqual([])
  })

  it('knows nothing of a ZIP code that we do not serve', async () => {
    expect((await find({ zipCode: '99999' })).body).toEqual({
      zipCode: '99999',
      areas: [],
      plans: [],
      account: null,
    })
  })

  it('counts each of the account’s own months, in its own ZIP code when none is given', async () => {
    const accountId = await accountOf(world, dana)
    const { body } = await find({ accountId }, dana)
    expect([body.zipCode, body.account?.months]).toEqual(['77084', 12])
    const credit = body.plans.find(({ name }) => name === 'Credit 12')
    const used = await latestUse(accountId)
    expect(credit?.ownPrice?.creditMonths).toEqual([used.filter((month) => month >= 1000).length])
    const tiered = body.plans.find(({ name }) => name === 'Tiered 12')
    expect(tiered?.ownPrice?.feeMonths).toBe(used.filter((month) => month < 800).length)
    expect(body.account?.used).toBeCloseTo(
      used.reduce((sum, month) => sum + month, 0),
      1,
    )
    const plain = body.plans.find(({ code }) => code === body.account?.planCode)
    expect(plain?.name).toBe('Fixed 12')
  })

  it('prices an account’s electricity use for no gas plan', async () => {
    const { body } = await find({ zipCode: '61101', accountId: await accountOf(world, dana) }, dana)
    expect(body.plans.map(({ ownPrice }) => ownPrice)).toEqual([null])
  })

  it('answers a foreign account like one that does not exist, to customers and to guests', async () => {
    const foreign = await accountOf(world, 'rosalinda.quintanar@example.com')
    const answers = [
      await find({ zipCode: '77002', accountId: foreign }, dana),
      await find({ zipCode: '77002', accountId: '001000000000000AAA' }, dana),
      await find({ zipCode: '77002', accountId: foreign }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  })

  it.each([
    { zipCode: '7700' },
    { zipCode: 'abcde' },
    { zipCode: '77002', use: '0' },
    { zipCode: '77002', use: '1e3' },
    { zipCode: '77002', accountId: 'nonsense' },
    {},
  ])('refuses %j', async (query) => {
    expect((await find(query)).status).toBe(400)
  })

  it('leaves out what is no longer on offer', async () => {
    const before = (await find({ zipCode: '79701' })).body.plans.length
    await world.context.pool.query(
      `update record."Product2" set "IsActive" = false where "ProductCode" = 'FIRST-CREDIT-12-TRINITY-FORK'`,
    )
    expect((await find({ zipCode: '79701' })).body.plans.length).toBe(before - 1)
  })
})

describe('getPlans', () => {
  it('answers plans in the order asked for, each once, and passes over what is none of the brand’s', async () => {
    const codes = 'FIRST-FLEX-MONTHLY-SALTGRASS,FIRST-FIXED-12-SALTGRASS,SECOND-FIXED-12-SALTGRASS'
    const { body } = await call<PlanPrices>('getPlans', { planCodes: codes }, null)
    expect(body.plans.map(({ name }) => name)).toEqual(['Flex Monthly', 'Fixed 12'])
  })

  it('refuses more than three', async () => {
    expect((await call('getPlans', { planCodes: 'A,B,C,D' }, null)).status).toBe(400)
  })

  it('tells nobody what is earned with a plan', async () => {
    const { text } = await call('getPlans', { planCodes: 'FIRST-FIXED-12-SALTGRASS' }, null)
    expect(text).not.toMatch(/margin/i)
  })
})

function find(query: Readonly<Record<string, string>>, username: string | null = null) {
  return call<PlanSearch>('findPlans', query, username)
}

async function call<Body>(method: string, query: Readonly<Record<string, string>>, username: string | null) {
  const answer = await readMethod(world, username, `CustomerPortalPlanController/${method}`, {
    brandName: 'first',
    ...query,
  })
  return { status: answer.statusCode, text: answer.payload, body: answer.json<Body>() }
}

async function latestUse(accountId: string): Promise<readonly number[]> {
  const { rows } = await world.context.pool.query<{ used: number }>(
    `select "Kilowatt_Hours__c"::float8 as used from record."Usage__c"
     where "Account__c" = $1 order by "Period_End__c" desc limit 12`,
    [accountId],
  )
  return rows.map(({ used }) => used)
}
