import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MethodBench, openMethodBench } from '../../../testing/method-bench'
import { createCustomer } from '../../../testing/new-customer'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const create = (objectApiName: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.createRecord(bench.systemViewer, objectApiName, { fields })

const update = (recordId: string, fields: Readonly<Record<string, unknown>>) =>
  bench.world.context.engine.updateRecord(bench.systemViewer, recordId, { fields })

/** A customer whose deposit of $200 was paid on November 1, 2025. */
async function holdDeposit() {
  const customer = await createCustomer(bench)
  const depositId = await create('Deposit__c', {
    Account__c: customer.accountId,
    Required_Amount__c: 200,
    Cap_Amount__c: 405.5,
    Paid_Amount__c: 0,
  })
  await update(depositId, { Status__c: 'Paid', Paid_Amount__c: 200, Paid_Date__c: '2025-11-01' })
  return { ...customer, depositId }
}

let bills = 0

/** A bill of $120.50 of that month (`2026-01`), due on its 24th, with what was paid of it. */
async function bill(
  accountId: string,
  month: string,
  ...paid: readonly (readonly [day: string, dollars: number])[]
): Promise<readonly string[]> {
  bills += 1
  const billId = await create('Bill__c', {
    Name: `COUNT-${bills}`,
    Account__c: accountId,
    Bill_Date__c: `${month}-04`,
    Due_Date__c: `${month}-24`,
    Period_Start__c: `${month}-01`,
    Period_End__c: `${month}-03`,
    Opening_Balance__c: 0,
    Charges__c: 120.5,
    Payments__c: 0,
    Closing_Balance__c: 120.5,
  })
  const payments: string[] = []
  for (const [day, dollars] of paid) {
    const paymentId = await create('Payment__c', {
      Account__c: accountId,
      Purpose__c: 'Bill',
      Bill__c: billId,
      Amount__c: dollars,
      Payment_Date__c: day,
    })
    await update(paymentId, { Status__c: 'Settled', Settled_Date__c: day })
    payments.push(paymentId)
  }
  return payments
}

async function count() {
  bench.waiting.push({ jobName: 'count-deposits', payload: {} })
  await bench.runJobs()
}

const depositStatus = async (depositId: string) => {
  const { rows } = await bench.world.context.pool.query(
    `select d."On_Time_Bills__c" as bills, d."Interest_Accrued__c"::float as interest, d."Interest_Rate__c"::float as rate,
       d."Interest_Credited__c"::float as credited, d."Refund_Due_Date__c"::text as planned, d."Status__c" as status, d."LastModifiedDate" as modified,
       (select json_agg(c."Subject") from record."Case" c where c."AccountId" = d."Account__c") as cases
     from record."Deposit__c" d where d."Id" = $1`,
    [depositId],
  )
  return rows[0]
}

const months = Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`)

it('counts the bills that were paid on time, what the deposit earned, and has it refunded once', async () => {
  const { accountId, depositId } = await holdDeposit()
  await bill(accountId, '2025-10', ['2025-10-20', 120.5])
  for (const month of months.slice(0, 10)) await bill(accountId, month, [`${month}-24`, 120.5])
  // In two parts, the second on the last day: that is the day on which it was paid.
  await bill(accountId, '2026-11', ['2026-11-10', 100], ['2026-11-20', 20.5])
  await count()
  // 384 days at 4 %: 200 × 4 % × 384 / 365.
  const eleven = { bills: 11, interest: 8.42, credited: null, rate: 4, planned: null, cases: null }
  const counted = await depositStatus(depositId)
  expect(counted).toMatchObject(eleven)
  // Nothing changed since: the deposit is not written again, so nobody who watches it is notified.
  bench.world.advance(60_000)
  await count()
  expect(await depositStatus(depositId)).toEqual(counted)
  bench.world.advance(-60_000)

  await bill(accountId, '2025-12', ['2025-12-24', 120.5])
  await count()
  const planned = { bills: 12, credited: 8.42, planned: '2026-11-20', status: 'Refunding', cases: null }
  const before = await depositStatus(depositId)
  expect(before).toMatchObject(planned)
  await count()
  expect(await depositStatus(depositId)).toEqual(before)
})

it('a deposit that is not held any more, or that is to go back by hand, is not counted', async () => {
  const { depositId } = await holdDeposit()
  const countOne = async (status: string, planned: string | null) => {
    await bench.world.context.pool.query(
      `update record."Deposit__c" set "Status__c" = $2, "Refund_Due_Date__c" = $3 where "Id" = $1`,
      [depositId, status, planned],
    )
    for (const row of [depositId, 'a0a000000000009AAA']) {
      bench.waiting.push({ jobName: 'count-deposits', payload: { row } })
    }
    await bench.runJobs()
    return (await depositStatus(depositId)).interest
  }
  expect(await countOne('Waived', null)).toBeNull()
  expect(await countOne('Paid', '2026-12-01')).toBeNull()
  expect(await countOne('Paid', null)).toBe(8.42)
})

it('begins anew with a bill that was paid late, or of which a payment came back', async () => {
  const { accountId, depositId } = await holdDeposit()
  await bill(accountId, '2026-01', ['2026-01-24', 120.5])
  await bill(accountId, '2026-02', ['2026-02-20', 120], ['2026-02-25', 0.5])
  await bill(accountId, '2026-03', ['2026-03-01', 120.5])
  const [returned = ''] = await bill(accountId, '2026-04', ['2026-04-24', 120.5])
  await bill(accountId, '2026-11')
  await count()
  expect(await depositStatus(depositId)).toMatchObject({ bills: 2, planned: null })
  await update(returned, {
    Status__c: 'Returned',
    Returned_Date__c: '2026-04-28',
    Return_Reason__c: 'Insufficient_Funds',
  })
  await count()
  expect(await depositStatus(depositId)).toMatchObject({ bills: 0, planned: null, cases: null })
})

it('a bill that is paid was paid on time where billing did not state the day, and one that is not paid was not', async () => {
  const { accountId, depositId } = await holdDeposit()
  for (const month of months.slice(0, 3)) await bill(accountId, month)
  const become = (month: string, status: string) =>
    bench.world.context.pool.query(
      `update record."Bill__c" set "Status__c" = $3, "Paid_Date__c" = null
       where "Account__c" = $1 and "Bill_Date__c" = $2::date`,
      [accountId, `${month}-04`, status],
    )
  for (const month of months.slice(0, 3)) await become(month, 'Paid')
  await count()
  expect(await depositStatus(depositId)).toMatchObject({ bills: 3 })
  await become('2026-02', 'Past_Due')
  await count()
  expect(await depositStatus(depositId)).toMatchObject({ bills: 1 })
})

it('tells operators of a year without a rate, and no interest is better than a wrong one', async () => {
  const { depositId } = await holdDeposit()
  await bench.world.context.pool.query(
    `update record."Deposit__c" set "Status__c" = 'Refunded' where "Status__c" = 'Paid' and "Id" <> $1`,
    [depositId],
  )
  await count()
  expect(bench.alarms).toEqual([])
  bench.world.advance(20 * 365.25 * 86_400_000)
  await count()
  expect(bench.alarms).toEqual(['deposit-interest-unknown {"deposits":1,"day":"2046-11-20"}'])
  expect(await depositStatus(depositId)).toMatchObject({ interest: null, rate: null })
})
