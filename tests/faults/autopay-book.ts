import type pg from 'pg'

/** The day of the book. */
export const bookDay = '2026-11-20'

/** One in this many accounts has a debit due on the day of the book; as many have a bill to be planned. */
export const oneIn = 20

/** Returns the id of the book's i-th record; all ids of digits have the same checksum. */
const idOf = (prefix: string) => `'${prefix}9' || lpad(i::text, 11, '0') || 'AAA'`
const isDue = `i % ${oneIn} = 0`
const isNew = `i % ${oneIn} = 1`
const isPlanned = `i % ${oneIn} between 2 and 9`

/**
 * Fills the database with accounts on AutoPay, each with a bill of $120.50: for some it is due, for as many it arrived
 * yesterday, for others its debit is planned for later, and for the rest it is paid.
 */
export async function fillBook(pool: pg.Pool, accounts: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const { rows } = await client.query<{ autopay: string; account: string; bill: string; line: string }>(
      `select p."Id" as autopay, p."Account__c" as account, b."Id" as bill, l."Id" as line
       from record."Autopay__c" p join record."Account" a on a."Id" = p."Account__c"
       join record."Bill__c" b on b."Account__c" = a."Id" join record."Ledger_Entry__c" l on l."Account__c" = a."Id"
       where p."Status__c" = 'Active' and a."Commodity__c" = 'Electricity' and l."Kind__c" = 'Charge'
       order by p."Id", b."Bill_Date__c" desc, l."Sequence__c" limit 1`,
    )
    const [source = { autopay: '', account: '', bill: '', line: '' }] = rows
    await client.query('delete from payments.planned_debit')
    const copy = (table: string, id: string, changes: Readonly<Record<string, string>>, where = 'true') =>
      copyRow(client, { table, id, accounts, where }, changes)
    await copy('Account', source.account, {
      Id: idOf('001'),
      AccountNumber: `'9' || lpad(i::text, 9, '0')`,
      ESIID__c: 'null',
    })
    await copy('Autopay__c', source.autopay, {
      Id: idOf('a09'),
      Name: `'AP-BOOK-' || i`,
      Account__c: idOf('001'),
      Start_Date__c: `date '2025-01-01'`,
      Next_Debit_Date__c: 'null',
    })
    await copy('Bill__c', source.bill, {
      Id: idOf('a04'),
      Name: `'BOOK-' || i`,
      Account__c: idOf('001'),
      Status__c: `case when ${isDue} or ${isNew} or ${isPlanned} then 'Open' else 'Paid' end`,
      Paid_Date__c: `case when ${isDue} or ${isNew} or ${isPlanned} then null else date '${bookDay}' - 9 end`,
      Bill_Date__c: `date '${bookDay}' - case when ${isNew} then 1 else 17 end`,
      Due_Date__c: dueDate,
      Opening_Balance__c: '0',
      Charges__c: '120.5',
      Payments__c: '0',
      Closing_Balance__c: '120.5',
    })
    const line = { Account__c: idOf('001'), Cause__c: idOf('a04'), About__c: idOf('a04') }
    const none = { Deposit_Amount__c: '0', Deposit_Held__c: '0' }
    await copy('Ledger_Entry__c', source.line, {
      ...line,
      ...none,
      Id: idOf('a0g'),
      Name: `'L-BOOK-' || i`,
      Key__c: `'book charge ' || i`,
      Sequence__c: '1',
      Due_Date__c: dueDate,
      Amount__c: '120.5',
      Balance__c: '120.5',
    })
    await copy(
      'Ledger_Entry__c',
      source.line,
      {
        ...line,
        ...none,
        Id: `'a0g8' || lpad(i::text, 11, '0') || 'AAA'`,
        Name: `'L-BOOK-PAID-' || i`,
        Key__c: `'book payment ' || i`,
        Kind__c: `'Payment'`,
        Sequence__c: '2',
        Due_Date__c: 'null',
        Amount__c: '-120.5',
        Balance__c: '0',
      },
      `not (${isDue} or ${isNew} or ${isPlanned})`,
    )
    await client.query(
      `insert into payments.planned_debit (bill_id, account_id, amount_cents, debit_date, told_at)
       select ${idOf('a04')}, ${idOf('001')}, 12050, ${dueDate}, now()
       from generate_series(1, $1::int) i where ${isDue} or ${isPlanned}`,
      [accounts],
    )
    await client.query('analyze')
  } finally {
    client.release()
  }
}

const dueDate = `date '${bookDay}' + case when ${isNew} then 15 when ${isPlanned} then 5 else 0 end`

/** Copies one row for each account of the book, with the column values for copy number `i`. */
async function copyRow(
  client: pg.PoolClient,
  {
    table,
    id,
    accounts,
    where,
  }: Readonly<Record<'table' | 'id' | 'where', string>> & { readonly accounts: number },
  changes: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [`record."${table}"`],
  )
  const names = rows.map(({ name }) => name)
  const values = names.map((name) => changes[name] ?? `source."${name}"`)
  await client.query(
    `insert into record."${table}" (${names.map((name) => `"${name}"`).join()})
     select ${values.join()} from record."${table}" source, generate_series(1, $2::int) i
     where source."Id" = $1 and ${where}`,
    [id, accounts],
  )
}
