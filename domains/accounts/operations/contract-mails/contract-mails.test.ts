import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer, type NewCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
  // The demo world's own contracts, for the mails of the tests to be theirs alone.
  await bench.world.context.pool.query(
    'update record."Account" set "Contract_End_Date__c" = null, "Next_Contract_Mail__c" = null',
  )
})
beforeEach(() => setDay('2026-11-20'))
afterAll(() => bench.close())

function setDay(day: string): void {
  bench.world.advance(Date.parse(`${day}T15:00:00Z`) - bench.world.context.now().getTime())
}

const update = (accountId: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, accountId, { fields })

/** A Texas electricity contract from January 1 to December 31, 2027, whose notices are due on September 1, October 17 and December 1. */
async function contract(options?: Parameters<typeof createCustomer>[1]): Promise<NewCustomer> {
  const customer = await createCustomer(bench, options)
  await update(customer.accountId, {
    Contract_Start_Date__c: '2027-01-01',
    Contract_End_Date__c: '2027-12-31',
  })
  return customer
}

/** What the morning of that day has sent to the customer. */
async function morning(day: string, { email, accountId }: NewCustomer): Promise<readonly string[]> {
  setDay(day)
  const { pool } = bench.world.context
  const before = bench.mails.length
  bench.waiting.push({ jobName: 'mail-contracts', payload: {} })
  await bench.runJobs()
  const { rows } = await pool.query<{ id: string; payload: never }>(
    `select j.id::text as id, j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t
       on t.id = j.task_id where t.identifier = 'send-contract-mail' and j.payload ->> 'accountId' = $1`,
    [accountId],
  )
  for (const { id, payload } of rows) {
    bench.waiting.push({ jobName: 'send-contract-mail', payload })
    await pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
  }
  await bench.runJobs()
  return bench.mails
    .slice(before)
    .filter(({ to }) => to === email)
    .map(({ subject }) => subject)
}

const ending = ['Your Northlamp contract ends soon']
const ended = ['Your Northlamp contract has ended']

describe('the customer of a contract', () => {
  it('is written to on each of the three days and after the end, each once', async () => {
    const customer = await contract()
    const days: readonly (readonly [string, readonly string[]])[] = [
      ['2027-08-31', []],
      ['2027-09-01', ending],
      ['2027-09-01', []],
      ['2027-10-16', []],
      // A morning that was missed is made up for.
      ['2027-10-19', ending],
      ['2027-12-01', ending],
      ['2027-12-31', []],
      ['2028-01-01', ended],
      ['2028-01-02', []],
    ]
    for (const [day, subjects] of days) expect([day, await morning(day, customer)]).toEqual([day, subjects])
    const mails = bench.mails.filter(({ to }) => to === customer.email)
    expect(mails[0]?.text).toContain('December 31, 2027')
    expect(mails[0]?.text).toContain('From December 17, 2027 you can leave without a cancellation fee.')
    expect(mails[0]?.text).toContain(`https://first.example.com/accounts/${customer.accountId}`)
  })

  it('is written to in Spanish who prefers it', async () => {
    const customer = await contract({ language: 'es' })
    expect(await morning('2027-09-02', customer)).toEqual(['Su contrato con Northlamp termina pronto'])
  })

  it('is told of a new end anew, and of one that was missed for long no more', async () => {
    const customer = await contract()
    expect(await morning('2027-12-02', customer)).toEqual(ending)
    await update(customer.accountId, {
      Contract_Start_Date__c: '2028-01-01',
      Contract_End_Date__c: '2028-12-31',
    })
    expect(await morning('2028-08-31', customer)).toEqual([])
    expect(await morning('2028-09-02', customer)).toEqual(ending)
    expect(await morning('2029-01-15', customer)).toEqual([])
    expect(await morning('2029-01-16', customer)).toEqual([])
  })

  it('is written to no more once they have chosen the plan that follows', async () => {
    const customer = await contract()
    await bench.world.context.engine.createRecord(bench.systemViewer, 'Order', {
      fields: {
        AccountId: customer.accountId,
        Case_Type__c: 'Plan_Change',
        Confirmed_Start_Date__c: '2028-01-01',
        Service_Street__c: '12 Lantern Row',
        Service_City__c: 'Houston',
        Service_State__c: 'TX',
        Service_Postal_Code__c: '77002',
      },
    })
    expect(await morning('2027-09-01', customer)).toEqual([])
    expect(await morning('2027-12-02', customer)).toEqual([])
  })

  it('is told of the end alone outside Texas, and of nothing once the account is closed', async () => {
    const outside = await contract()
    await update(outside.accountId, { Service_State__c: 'IL', Service_Postal_Code__c: '60601' })
    expect(await morning('2027-12-01', outside)).toEqual([])
    expect(await morning('2028-01-01', outside)).toEqual(ended)
    const closed = await contract()
    await update(closed.accountId, { Status__c: 'Closed' })
    expect(await morning('2027-12-01', closed)).toEqual([])
  })

  it('whose contract was stored before its mails were counted is written to as well', async () => {
    const customer = await contract()
    await bench.world.context.pool.query(
      `update record."Account" set "Next_Contract_Mail__c" = null, "First_Contract_Notice__c" = null where "Id" = $1`,
      [customer.accountId],
    )
    expect(await morning('2027-09-01', customer)).toEqual(ending)
  })

  it('is found by an index among many', async () => {
    const { rows } = await bench.world.context.pool.query<{ indexdef: string }>(
      `select indexdef from pg_indexes where schemaname = 'record' and tablename = 'Account'`,
    )
    expect(rows.map(({ indexdef }) => indexdef).join()).toContain('("Next_Contract_Mail__c"')
  })
})
