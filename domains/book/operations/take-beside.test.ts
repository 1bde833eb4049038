import { beforeEach, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

const query = async (text: string) =>
  (await bench.world.context.pool.query<Record<string, unknown>>(text)).rows

const ofAccount = `"Account__c" = (select "Id" from record."Account" where "AccountNumber" = '7100000013')`

it('holds a deposit in the ledger, with interest from the day on which it was paid, and sends nothing', async () => {
  await watchMails(bench)
  await importInto(bench, (await exampleBook()).path)
  expect(
    await query(`select "Status__c" as status, "Paid_Amount__c"::float as paid, "Paid_Date__c"::text as day
      from record."Deposit__c" where "Name" = 'D-13-1'`),
  ).toEqual([{ status: 'Paid', paid: 150, day: '2025-08-28' }])
  expect(
    await query(`select "Kind__c" as kind, "Balance__c"::float as owed, "Deposit_Held__c"::float as held
      from record."Ledger_Entry__c" where ${ofAccount} order by "Sequence__c"`),
  ).toEqual([
    { kind: 'Deposit_Paid', owed: 0, held: 150 },
    { kind: 'Charge', owed: 55, held: 150 },
    { kind: 'Payment', owed: -20, held: 150 },
  ])
  expect(await watchMails(bench)).toEqual([])
})

it('stores intervals and consents, and takes a day again that was read since', async () => {
  const book = await exampleBook()
  await importInto(bench, book.path)
  const reads = `select "Kilowatt_Hours__c"::float as used, "Interval_Count__c" as count, "Read_Type__c" as type
    from record."Interval_Read__c" where ${ofAccount}`
  expect(await query(reads)).toEqual([{ used: 18.75, count: 96, type: 'Actual' }])
  expect(
    await query(`select "Consent_Type__c" as type, "Action__c" as action, "Given_At__c"::text as at
      from record."Consent__c" where ${ofAccount} order by "Given_At__c"`),
  ).toEqual([
    { type: 'Terms', action: 'Given', at: '2025-08-27 15:04:05+00' },
    { type: 'Text_Alerts', action: 'Withdrawn', at: '2025-10-01 17:30:00+00' },
  ])
  await book.write('intervals.csv', (await book.read('intervals')).replace(' - ', ' 0.5 '))
  expect((await importInto(bench, book.path)).rows).toMatchObject({
    intervals: '0/1/0/0',
    consents: '0/0/2/0',
    deposits: '0/0/1/0',
  })
  expect(await query(reads)).toEqual([{ used: 19.25, count: 96, type: 'Actual' }])
})

it('refuses a bill that says otherwise than the intervals of its days', async () => {
  const book = await exampleBook()
  const day = (number: number) =>
    `7100000011,2025-09-${String(number).padStart(2, '0')},,${Array.from({ length: 96 }, () => '0.1').join(' ')}`
  const days = Array.from({ length: 30 }, (_, index) => day(index + 1)).join('\n')
  await book.write('intervals.csv', `${await book.read('intervals')}${days}\n`)
  expect((await importInto(bench, book.path, { isDryRun: true })).said).toContain(
    'bills.csv line 2: The intervals of its days come to 288 kWh and kilowattHours is 812.5: correct one of them, or leave the intervals out.',
  )
  await book.replace('bills', ',812.5,', ',288,')
  expect((await importInto(bench, book.path, { isDryRun: true })).rows.intervals).toBe('31/0/0/0')
})
