import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { createCustomer } from '../../testing/new-customer'
import { readMoneyOfAccounts } from './read-money-of-accounts'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

let bills = 0

/** An account with a bill of so many dollars from October, and one of $20.50 from November that brings it forward. */
async function account(october: number): Promise<string> {
  const { accountId } = await createCustomer(bench, { isImported: true })
  const issue = async (month: string, opening: number, charges: number) => {
    bills += 1
    await bench.world.context.engine.createRecord(bench.systemViewer, 'Bill__c', {
      fields: {
        Name: `97-${bills}`,
        Account__c: accountId,
        Bill_Date__c: `${month}-02`,
        Due_Date__c: `${month}-18`,
        Period_Start__c: `${month}-01`,
        Period_End__c: `${month}-02`,
        Opening_Balance__c: opening,
        Charges__c: charges,
        Payments__c: 0,
        Closing_Balance__c: opening + charges,
        Status__c: 'Open',
      },
    })
  }
  await issue('2026-10', 0, october)
  await issue('2026-11', october, 20.5)
  return accountId
}

it('charges and totals of many accounts are those of each alone, also where no line of the ledger is stored', async () => {
  const { engine, pool } = bench.world.context
  const [one, other] = [await account(100), await account(30)]
  const later = { cents: 2_050, dueDay: '2026-11-18' }
  const expected = [
    [12_050, [{ cents: 10_000, dueDay: '2026-10-18' }, later]],
    [5_050, [{ cents: 3_000, dueDay: '2026-10-18' }, later]],
  ]
  const ofBoth = async () => {
    const found = await readMoneyOfAccounts(engine, bench.systemViewer, [one, other])
    return [one, other].map((id) => [found.get(id)?.totals.owedCents, found.get(id)?.charges])
  }
  const alone = (accountId: string, day: string) =>
    readAccountMoney(engine, bench.systemViewer, accountId, day)
  expect(await ofBoth()).toEqual(expected)
  bench.takeWork()
  await readMoneyOfAccounts(engine, bench.systemViewer, [one])
  const { statements } = bench.takeWork()
  await ofBoth()
  expect(bench.takeWork().statements).toBe(statements)
  expect((await alone(one, '2026-10-19')).charges).toEqual([later])
  expect((await alone(one, '2026-10-18')).charges).toHaveLength(2)

  for (const accountId of [one, other]) await pool.query(forgetLedger(accountId))
  expect(await ofBoth()).toEqual(expected)
  expect(await alone(one, '')).toMatchObject({
    totals: { owedCents: 12_050 },
    charges: [{ cents: 10_000, dueDay: '2026-10-18' }, later],
  })
})
