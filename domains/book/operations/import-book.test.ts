import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { createLogin, openCustomerSession } from '../../testing/customer-session'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../testing/method-bench'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

const query = async (text: string, values: readonly unknown[] = []) =>
  (await bench.world.context.pool.query<Record<string, unknown>>(text, [...values])).rows

const all = {
  customers: '2/0/0/0',
  logins: '0/0/0/0',
  accounts: '3/0/0/0',
  bills: '4/0/0/0',
  'bill-lines': '8/0/0/0',
  payments: '3/0/0/0',
  deposits: '1/0/0/0',
  intervals: '1/0/0/0',
  consents: '2/0/0/0',
}

const unchanged = {
  customers: '0/0/2/0',
  logins: '0/0/0/0',
  accounts: '0/0/3/0',
  bills: '0/0/4/0',
  'bill-lines': '0/0/8/0',
  payments: '0/0/3/0',
  deposits: '0/0/1/0',
  intervals: '0/0/1/0',
  consents: '0/0/2/0',
}

const counted = `select (select count(*) from record."Contact")::int as contacts,
  (select count(*) from record."Account")::int as accounts, (select count(*) from record."Bill__c")::int as bills,
  (select count(*) from record."Bill_Line__c")::int as lines, (select count(*) from record."Payment__c")::int as payments,
  (select count(*) from record."Ledger_Entry__c")::int as entries, (select count(*) from record."Case")::int as cases,
  (select count(*) from record."User")::int as users, (select count(*) from book_import.customer)::int as known,
  (select count(*) from graphile_worker._private_jobs)::int as jobs, (select count(*) from feed.change_event)::int as feed`

it('is found by its customer, who registers and sees the bills and what is owed', async () => {
  const book = await exampleBook()
  expect((await importInto(bench, book.path)).rows).toEqual(all)
  const browser = bench.browser()
  await browser.call('findMyAccount', { identifier: '7100000011', zipCode: '77002' })
  const [mail] = await bench.runJobs()
  expect(mail?.to).toBe('marisol.etchegaray@example.com')
  browser.cookies.link = linkTokenOf(mail)
  const password = 'Garden-lamp-42!'
  await browser.call('createPassword', { newPassword: password, confirmPassword: password })
  expect(await browser.signIn('marisol.etchegaray@example.com', password)).toMatchObject({ location: '/' })
  const [user] = await query(`select "Id" as id from record."User" where "Username" like 'marisol%'`)
  const session = await openCustomerSession(bench, String(user?.id))
  const { records } = (await session.dataOf(
    '/ui-api/list-records/Bill__c/AllBills?fields=Bill__c.Name,Bill__c.Status__c,Bill__c.Closing_Balance__c&sortBy=Name',
  )) as { records: { id: string; fields: Record<string, { value: unknown }> }[] }
  const shown = records.map(({ fields: { Name, Status__c, Closing_Balance__c } }) => [
    Name?.value,
    Status__c?.value,
    Closing_Balance__c?.value,
  ])
  expect(shown).toEqual([
    ['B-11-1', 'Paid', 104.3],
    ['B-11-2', 'Past_Due', 81.15],
    ['B-12-1', 'Paid', 20],
  ])
  const dues = []
  for (const { id: billId } of records.slice(1)) {
    dues.push(
      (await session.answerOf('CustomerPortalPaymentController', 'billPaymentStatus', { billId })).due,
    )
  }
  expect(dues).toEqual([61.15, 0])
  const ledger = await query(
    `select e."Kind__c" as kind, e."Amount__c"::float as amount, e."Balance__c"::float as balance
     from record."Ledger_Entry__c" e join record."Account" a on a."Id" = e."Account__c"
     where a."AccountNumber" = '7100000011' order by e."Sequence__c"`,
  )
  expect(ledger).toEqual([
    { kind: 'Charge', amount: 104.3, balance: 104.3 },
    { kind: 'Payment', amount: -104.3, balance: 0 },
    { kind: 'Charge', amount: 81.15, balance: 81.15 },
    { kind: 'Payment', amount: -20, balance: 61.15 },
  ])
})

it('sends nothing: no mail, no text, no job and no case', async () => {
  await watchMails(bench)
  const waiting = 'select count(*)::int as count from graphile_worker._private_jobs'
  const [jobs] = await query(waiting)
  const [before] = await query('select count(*)::int as cases from record."Case"')
  await importInto(bench, (await exampleBook()).path)
  expect(await query(waiting)).toEqual([jobs])
  expect(await query('select count(*)::int as cases from record."Case"')).toEqual([before])
  expect(await watchMails(bench)).toEqual([])
  expect(bench.mails).toEqual([])
})

it('is written once, however often it comes', async () => {
  const book = await exampleBook()
  expect((await importInto(bench, book.path)).rows).toEqual(all)
  const [before] = await query(counted)
  expect((await importInto(bench, book.path)).rows).toEqual(unchanged)
  expect(await query(counted)).toEqual([before])
  expect(await query('select * from book_import.progress')).toEqual([])
})

it('stays without effect as a dry run, which says the same', async () => {
  const book = await exampleBook()
  await book.replace('payments', 'P-12-1,7100000012,2025-10-19,20.00', 'P-12-1,7100000012,2025-10-19,19.00')
  const [before] = await query(counted)
  const { rows, said } = await importInto(bench, book.path, { isDryRun: true })
  expect(await query(counted)).toEqual([before])
  expect(await query('select * from book_import.progress')).toEqual([])
  expect(rows).toMatchObject({ accounts: '2/0/0/1', payments: '2/0/0/1' })
  expect(said).toContain('Nothing was written: this was a dry run.')
  expect(said).toContain(
    'accounts.csv line 3: balance is 0.00, and its bills and payments give 1.00: correct it, or send the bill or payment that is missing.',
  )
  await expect(book.read('accounts', join(book.path, 'refused'))).rejects.toThrow()
  expect((await importInto(bench, book.path)).rows).toEqual(rows)
})

it('takes what is refused once it is mended, with what depends on it, and everything else at once', async () => {
  const book = await exampleBook()
  await book.replace('bill-lines', 'B-11-1,Energy,Provider,99.35', 'B-11-1,Energy,Provider,-99.35')
  const { rows } = await importInto(bench, book.path)
  expect(rows).toEqual({
    customers: '2/0/0/0',
    logins: '0/0/0/0',
    accounts: '2/0/0/1',
    bills: '2/0/0/2',
    'bill-lines': '4/0/0/4',
    payments: '1/0/0/2',
    deposits: '1/0/0/0',
    intervals: '1/0/0/0',
    consents: '2/0/0/0',
  })
  const refused = join(book.path, 'refused')
  expect(await book.read('bills', refused)).toContain(
    'Its lines come to -94.40 and charges is 104.30: send lines that add up to the charges.',
  )
  expect(await book.read('accounts', refused)).toContain(
    '"Nothing is wrong with this row, but the bill B-11-1 in line 2 of bills.csv is refused: mend that, and send both."',
  )
  // A spreadsheet runs no cell that begins with a sign.
  expect(await book.read('bill-lines', refused)).toContain("B-11-1,Energy,Provider,'-99.35")
  await book.replace('bill-lines', "'-99.35", '99.35', refused)
  expect((await importInto(bench, refused)).rows).toEqual({
    customers: '0/0/0/0',
    logins: '0/0/0/0',
    accounts: '1/0/0/0',
    bills: '2/0/0/0',
    'bill-lines': '4/0/0/0',
    payments: '2/0/0/0',
    deposits: '0/0/0/0',
    intervals: '0/0/0/0',
    consents: '0/0/0/0',
  })
  expect((await importInto(bench, book.path)).rows.accounts).toBe('0/0/2/1')
})

it('reads the headings and codes of another system by its mapping', async () => {
  const book = await exampleBook()
  await book.replace('accounts', 'accountNumber,customerNumber', 'Acct No,customerNumber')
  await book.write('accounts.csv', (await book.read('accounts')).replaceAll(',Active,', ',A,'))
  await book.write(
    'mapping.json',
    '{"accounts": {"columns": {"Acct No": "accountNumber"}, "values": {"status": {"A": "Active"}}}}',
  )
  expect((await importInto(bench, book.path)).rows).toEqual(all)
})

it('goes on where it was stopped, and nothing is there twice', async () => {
  const book = await exampleBook()
  for (let count = 0; count < 30; count += 1) {
    const customer = `D-${String(count).padStart(3, '0')},first,Odell,Farrington,,,en,77002\n`
    await book.write('customers.csv', (await book.read('customers')) + customer)
  }
  const engine = bench.world.context.createImportEngine()
  let pieces = 0
  const stopping: typeof engine = {
    ...engine,
    inOneTransaction: (run) => {
      pieces += 1
      if (pieces > 1) throw new TypeError('The process ends.')
      return engine.inOneTransaction(run)
    },
  }
  const stopped = {
    ...bench,
    world: { ...bench.world, context: { ...bench.world.context, createImportEngine: () => stopping } },
  }
  await expect(importInto(stopped, book.path)).rejects.toThrow('The process ends.')
  expect(await query('select position from book_import.progress')).toEqual([{ position: 'D-017' }])
  const { rows, said } = await importInto(bench, book.path)
  expect(said[0]).toBe('Goes on where the last import of these files stopped.')
  expect(rows).toEqual({ ...all, customers: '32/0/0/0' })
  expect((await importInto(bench, book.path)).rows).toEqual({ ...unchanged, customers: '0/0/32/0' })
})

it('is refused while another one runs', async () => {
  const [one, other] = [await exampleBook(), await exampleBook()]
  const results = await Promise.allSettled([importInto(bench, one.path), importInto(bench, other.path)])
  const refusals = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
  expect(refusals).toEqual([
    'PorchlightError: Another import is running. Wait until it has ended, then start this one again.',
  ])
})

it('changes what moved, but neither a home nor the contact data of a customer who has registered', async () => {
  const book = await exampleBook()
  await importInto(bench, book.path)
  await book.replace('customers', 'Odell', 'Odelia')
  await book.replace('accounts', ',Month to month,', ',Fixed 24,')
  expect((await importInto(bench, book.path)).rows).toMatchObject({
    customers: '0/1/1/0',
    accounts: '0/1/2/0',
  })
  await book.replace('accounts', '3 Millrace Court', '4 Millrace Court')
  const [contact] = await query(
    `select "Id" as id, "Email" as email from record."Contact" where "FirstName" = 'Odelia'`,
  )
  await createLogin(bench, { contactId: String(contact?.id), email: String(contact?.email) })
  await book.replace('customers', 'Odelia', 'Odette')
  const { said } = await importInto(bench, book.path)
  expect(said).toContain(
    'customers.csv line 3: Leave this row out: the customer has registered and looks after their own contact data.',
  )
  await book.replace('customers', 'Odette', 'Odelia')
  expect((await importInto(bench, book.path)).said).toContain(
    'accounts.csv line 4: Leave street as it is stored: an import does not move an account that exists.',
  )
})

it('refuses new bills and payments of an account with text alerts, which would announce them', async () => {
  const book = await exampleBook()
  await importInto(bench, book.path)
  const [account] = await query(
    `select "Id" as id from record."Account" where "AccountNumber" = '7100000013'`,
  )
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Alert_Subscription__c', {
    fields: {
      Account__c: account?.id,
      Alert_Type__c: 'Bill_Ready',
      Mobile_Phone__c: '(713) 555-0142',
      Verified_At__c: '2026-11-01T12:00:00.000Z',
      Status__c: 'Active',
    },
  })
  expect((await importInto(bench, book.path)).rows).toEqual(unchanged)
  await book.write('payments.csv', `${await book.read('payments')}P-13-1,7100000013,2025-12-01,5.00,Mail,\n`)
  await book.replace('accounts', ',-20.00', ',-25.00')
  const { said } = await importInto(bench, book.path)
  expect(said).toContain(
    'accounts.csv line 4: Bring new bills and payments of this account by the billing gateway: its text alerts would announce them.',
  )
})
