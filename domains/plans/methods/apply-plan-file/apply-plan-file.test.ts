import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { searchAudit } from '@porchlight/record-engine'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMethod } from '../../../testing/read-method'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const admin = 'admin@example.com'
const energy = 'Energy charge (cents per kWh or therm)'
const day = 86_400_000

async function call(username: string | null, method: string, payload: object) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/CustomerPortalPlanSetupController/${method}`,
    headers: username === null ? {} : { authorization: `Bearer ${await world.tokenOf(username)}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), key: answer.headers['x-error-key'] }
}

const check = async (text: string) => (await call(admin, 'checkPlanFile', { text })).body
const apply = (text: string, mark: string) => call(admin, 'applyPlanFile', { text, mark })
const download = (username: string | null, brandName = 'first') =>
  readMethod(world, username, 'CustomerPortalPlanSetupController/downloadPlans', {
    brandName,
    language: 'en',
  })

async function rowsOf(sql: string, ...values: unknown[]) {
  return (await world.context.pool.query(sql, values)).rows
}

/** All plans as they are stored, with their versions. */
const stored = () => rowsOf('select * from record."Product2" order by "Id"')

async function found(): Promise<readonly string[]> {
  const answer = await readMethod(world, null, 'CustomerPortalPlanController/findPlans', {
    brandName: 'first',
    zipCode: '77002',
  })
  return answer.json().plans.map(({ code }: { code: string }) => code)
}

const headings = [
  'Plan code',
  'Plan name',
  'Brand',
  'Commodity',
  'Utility',
  'First day of offer',
  'Last day of offer',
]
const own = [...headings, 'Rate', 'Term in months', energy, 'Base charge (monthly)', 'Early termination fee']

/** A new plan for Houston as the line of a file. */
function line(code: string, from: string, until: string, price = '9.4'): string {
  const cells = [code, `Plan ${code}`, 'first', 'Electricity', 'Saltgrass Bayou Delivery', from, until]
  return [...cells, 'Fixed', '12', price, '4.95', '150'].join(',')
}

const fileOf = (...lines: readonly string[]) => `${[own.join(','), ...lines].join('\r\n')}\r\n`

describe('who may', () => {
  it.each([
    ['checkPlanFile', { text: 'Plan code\r\nA\r\n' }],
    ['applyPlanFile', { text: 'Plan code\r\nA\r\n', mark: 'made up' }],
    ['listPlans', { brandName: 'first' }],
  ])('%s is for administrators; to everyone else it is what no method is', async (method, payload) => {
    const missing = await call('advisor.first@example.com', 'noSuchMethod', payload)
    for (const username of [
      'advisor.first@example.com',
      'supervisor@example.com',
      'dana.whitcombe@example.com',
    ]) {
      const { status } = await call(username, method, payload)
      expect([username, status]).toEqual([username, missing.status])
    }
    expect((await call(null, method, payload)).status).toBe(401)
  })

  it('nor do others download plans', async () => {
    for (const username of [
      'advisor.first@example.com',
      'supervisor@example.com',
      'dana.whitcombe@example.com',
    ]) {
      expect((await download(username)).statusCode).toBe(404)
    }
    expect((await download(null)).statusCode).toBe(401)
    expect((await download(admin, 'ninth')).statusCode).toBe(404)
  })
})

describe('a file of plans', () => {
  it('that was downloaded changes nothing', async () => {
    const file = await download(admin)
    expect(file.headers['content-disposition']).toBe('attachment; filename="plans-first-2026-11-20.csv"')
    const { faults, rows, unchanged, mark } = await check(file.body)
    expect({ faults, rows, mark }).toEqual({ faults: [], rows: [], mark: null })
    expect(unchanged).toBe(file.body.trimEnd().split('\r\n').length - 1)
    expect(unchanged).toBeGreaterThan(10)
  })

  it('is the example of the guide, where its utilities are', async () => {
    const path = join(import.meta.dirname, '../../../../docs/examples/plans/plans.csv')
    const { faults, rows } = await check(readFileSync(path, 'utf8'))
    expect(faults).toEqual([])
    expect(
      rows.map(({ kind, faults: found }: { kind: string; faults: string[] }) => [kind, ...found]),
    ).toEqual([['new'], ['new'], ['new']])
  })

  it('is checked without a trace, then written whole and with its history', async () => {
    const before = await stored()
    const text = fileOf(line('CHECKED-12', '', ''), line('COMING-12', '2026-12-01', '2026-12-31'))
    const { rows, mark, fileToMend } = await check(text)
    expect(rows.map(({ row, kind }: { row: number; kind: string }) => [row, kind])).toEqual([
      [2, 'new'],
      [3, 'new'],
    ])
    expect(fileToMend).toBeNull()
    expect(await stored()).toEqual(before)

    expect(await apply(text, mark)).toMatchObject({ status: 200, body: { added: 2, changed: 0 } })
    expect(await stored()).toHaveLength(before.length + 2)
    const [plan] = await rowsOf(`select "Id" as id from record."Product2" where "ProductCode" = 'CHECKED-12'`)
    const audit = await searchAudit(world.context.pool, { recordId: plan.id }, { after: null, limit: 10 })
    const [writer] = await rowsOf('select "Id" as id from record."User" where "Username" = $1', admin)
    expect(audit.map(({ action, userId }) => [action, userId])).toEqual([['record-created', writer.id]])
  })

  it('is written once, however often Apply is pressed, also at the same time', async () => {
    const text = fileOf(line('ONCE-12', '', ''))
    const { mark } = await check(text)
    const answers = await Promise.all([apply(text, mark), apply(text, mark), apply(text, mark)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.map(({ body }) => body.added).toSorted()).toEqual([0, 0, 1])
    expect(await rowsOf(`select 1 from record."Product2" where "ProductCode" = 'ONCE-12'`)).toHaveLength(1)
  })

  it('writes nothing when a plan has changed since the check, and says so', async () => {
    const text = fileOf(line('CHECKED-12', '', '2027-05-31'), line('STALE-12', '', ''))
    const { rows, mark } = await check(text)
    expect(rows[0].changes).toEqual([{ label: 'Last day of offer', before: '', after: '2027-05-31' }])
    const [plan] = await rowsOf(`select "Id" as id from record."Product2" where "ProductCode" = 'CHECKED-12'`)
    const { engine, systemViewer } = world.context
    await engine.updateRecord(systemViewer, plan.id, { fields: { Description: 'Changed in between' } })
    const before = await stored()
    expect(await apply(text, mark)).toMatchObject({ status: 409, key: 'planFileOutdated' })
    expect(await apply(text, 'made up')).toMatchObject({ status: 409 })
    expect(await stored()).toEqual(before)
    expect((await apply(text, (await check(text)).mark)).body).toEqual({ added: 1, changed: 1 })
  })

  it('with one row that is refused is written in no part, and comes back to be mended', async () => {
    const text = fileOf(line('GOOD-12', '', ''), line('BAD-12', '', '', '=9+1'))
    const { rows, mark, fileToMend } = await check(text)
    expect(mark).toBeNull()
    expect(rows[1].faults).toEqual([
      `Row 3, ${energy}: Write digits only, with a point before the decimals, such as 12.5.`,
    ])
    const before = await stored()
    expect((await apply(text, 'made up')).status).toBe(409)
    expect(await stored()).toEqual(before)
    expect(fileToMend).toContain("'=9+1")
    const mended = fileToMend.replace("'=9+1", '10.1')
    const again = await check(mended)
    expect(again.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['new', 'new'])
    expect((await apply(mended, again.mark)).body).toEqual({ added: 2, changed: 0 })
  })

  it('holds no formula, neither one that is sent nor one that is stored', async () => {
    const formula = fileOf(line('FORMULA-12', '', '').replace('Plan FORMULA-12', '=HYPERLINK(1)'))
    expect((await check(formula)).rows[0].faults[0]).toContain(
      'Row 2, Plan name: A spreadsheet would run this',
    )
    await rowsOf(`update record."Product2" set "Description" = '=1+1' where "ProductCode" = 'GOOD-12'`)
    const file = await download(admin)
    expect(file.body).toContain("'=1+1")
    expect(file.body).not.toMatch(/(^|[,"])=/m)
    expect(await check(file.body)).toMatchObject({ rows: [], faults: [] })
  })

  it('of 500 plans is checked and written in the time that people wait', async () => {
    const lines = Array.from({ length: 500 }, (_, index) => line(`MANY-${index}`, '2030-01-01', ''))
    const text = fileOf(...lines)
    const { mark } = await check(text)
    const started = performance.now()
    expect((await apply(text, mark)).body).toEqual({ added: 500, changed: 0 })
    expect(performance.now() - started).toBeLessThan(30_000)
    expect((await check(fileOf(...lines, line('MANY-500', '', '')))).faults[0]).toContain('501 plans')
  })
})

describe('the days of an offer', () => {
  it('a plan is found from its first day to its last, and those who have it see it after that', async () => {
    expect(await found()).toContain('CHECKED-12')
    expect(await found()).not.toContain('COMING-12')
    const [account] = await rowsOf(
      `update record."Account" set "Plan__c" = (select "Id" from record."Product2" where "ProductCode" = 'COMING-12')
       where "Id" = (select a."Id" from record."Account" a join record."User" u on u."ContactId" = a."ContactId"
         where u."Username" = 'dana.whitcombe@example.com' order by 1 limit 1) returning "Id" as id`,
    )
    // Days begin in Texas: at half past six UTC of December 1 it is half past midnight there.
    world.advance(Date.parse('2026-12-01T05:30:00Z') - world.context.now().getTime())
    expect(await found()).not.toContain('COMING-12')
    world.advance(day / 24)
    expect(await found()).toContain('COMING-12')
    world.advance(30 * day)
    expect(await found()).toContain('COMING-12')
    world.advance(day)
    expect(await found()).not.toContain('COMING-12')
    const list = (await call(admin, 'listPlans', { brandName: 'first' })).body.plans
    expect(list.find(({ code }: { code: string }) => code === 'COMING-12')).toMatchObject({ state: 'ended' })
    expect((await download(admin)).body).not.toContain('COMING-12')
    const plan = await readMethod(
      world,
      'dana.whitcombe@example.com',
      'CustomerPortalPlanController/getAccountPlan',
      {
        accountId: account.id,
      },
    )
    expect(plan.json().plan).toMatchObject({ code: 'COMING-12', energyCharge: 9.4 })
  })

  it('nobody changes the terms of a plan that has been offered, not as a record either', async () => {
    const { engine, systemViewer } = world.context
    const [plan] = await rowsOf(`select "Id" as id from record."Product2" where "ProductCode" = 'CHECKED-12'`)
    for (const fields of [
      { Energy_Charge__c: 1 },
      { Term_Months__c: 24 },
      { Offered_From__c: '2027-03-01' },
    ]) {
      await expect(engine.updateRecord(systemViewer, plan.id, { fields })).rejects.toThrow(/has been offered/)
    }
    await engine.updateRecord(systemViewer, plan.id, { fields: { Offered_Until__c: null } })
    const [later] = await rowsOf(`select "Id" as id from record."Product2" where "ProductCode" = 'MANY-7'`)
    await engine.updateRecord(systemViewer, later.id, { fields: { Energy_Charge__c: 8 } })
    await expect(
      engine.updateRecord(systemViewer, later.id, { fields: { Offered_Until__c: '2029-12-31' } }),
    ).rejects.toThrow(/later date/)
  })

  it('nobody states an average price that the charges do not come to, also when they change later', async () => {
    const { engine, systemViewer } = world.context
    const [plan] = await rowsOf(`select "Id" as id from record."Product2" where "ProductCode" = 'MANY-8'`)
    const [priced] = await rowsOf(
      `select "Energy_Charge__c"::float as energy, "Base_Charge__c"::float as base,
              "Delivery_Fixed_Charge__c"::float as fixed, "Delivery_Usage_Charge__c"::float as "perUnit"
       from record."Product2" plan join record."Utility__c" utility on utility."Id" = plan."Utility__c"
       where plan."ProductCode" = 'MANY-8'`,
    )
    const { energy, base, fixed, perUnit } = priced
    const price = Math.round((energy + perUnit + (base + fixed) / 10) * 10) / 10
    const state = (fields: Readonly<Record<string, number>>) =>
      engine.updateRecord(systemViewer, plan.id, { fields })
    await expect(state({ Average_Price_1000__c: price + 0.2 })).rejects.toThrow(/comes to/)
    await state({ Average_Price_1000__c: price })
    await expect(state({ Energy_Charge__c: energy + 1 })).rejects.toThrow(/comes to/)
    await expect(state({ Minimum_Usage_Fee__c: 9.95, Minimum_Usage__c: 1_001 })).rejects.toThrow(/comes to/)
    await state({ Minimum_Usage_Fee__c: 9.95, Minimum_Usage__c: 1_000 })
  })
})
