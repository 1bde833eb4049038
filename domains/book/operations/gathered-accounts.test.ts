import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inSweep } from '@porchlight/test-kit/sweep'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { folderForBook, importInto } from '../../testing/book-folder'
import { emptyWorld } from '../../testing/empty-world'
import { generateBook } from '../../testing/generated-book'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const query = async (text: string) =>
  (await bench.world.context.pool.query<Record<string, unknown>>(text)).rows

/** All that follows from bills and payments, without what is of the moment. */
async function outcome() {
  return {
    ledger: await query(`select a."AccountNumber" as account, e."Sequence__c" as line, e."Kind__c" as kind,
        e."Entry_Date__c"::text as day, e."Due_Date__c"::text as due, e."Amount__c"::text as amount,
        e."Balance__c"::text as balance, e."Cause_Type__c" as type, coalesce(b."Name", p."Name") as cause,
        c."Name" as about
      from record."Ledger_Entry__c" e join record."Account" a on a."Id" = e."Account__c"
      left join record."Bill__c" b on b."Id" = e."Cause__c" left join record."Payment__c" p on p."Id" = e."Cause__c"
      left join record."Bill__c" c on c."Id" = e."About__c" order by 1, 2`),
    bills: await query(`select "Name" as number, "Status__c" as status, "Paid_Date__c"::text as paid,
        "Matched_Payments__c" as matched, u."Kilowatt_Hours__c"::text as used from record."Bill__c" b
      left join (select "Id", "Kilowatt_Hours__c" from record."Usage__c") u on u."Id" = b."Usage__c" order by 1`),
    payments: await query(`select p."Name" as number, p."Status__c" as status, b."Name" as bill
      from record."Payment__c" p left join record."Bill__c" b on b."Id" = p."Bill__c" order by 1`),
    cases: await query(`select count(*)::int as count from record."Case"`),
  }
}

it.each(Array.from({ length: inSweep(30, { otherwise: 2 }) }, (_, index) => 11 + index))(
  'come to what they come to when their bills and payments arrive one by one, by seed %i',
  async (seed) => {
    const whole = await folderForBook()
    await generateBook(whole, { customers: 6, bills: 6, prefix: 'G', seed })
    await emptyWorld(bench)
    await importInto(bench, whole)
    const gathered = await outcome()
    const opened = await folderForBook()
    await cp(join(whole, 'customers.csv'), join(opened, 'customers.csv'))
    const accounts = await readFile(join(whole, 'accounts.csv'), 'utf8')
    await writeFile(join(opened, 'accounts.csv'), accounts.replaceAll(/,-?\d+\.\d\d$/gm, ',0.00'))
    await emptyWorld(bench)
    await importInto(bench, opened)
    // Accounts that exist are written to through the database.
    const { rows } = await importInto(bench, whole)
    expect(rows.bills).toMatch(/^[1-9]\d*\/0\/0\/0$/)
    expect(await outcome()).toEqual(gathered)
    expect(gathered.ledger.length).toBeGreaterThan(50)
  },
)
