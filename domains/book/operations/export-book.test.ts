import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eraseCustomer } from '../../privacy/operations/erasure/job'
import { exampleBook, exportFrom, folderForBook, importInto } from '../../testing/book-folder'
import { emptyWorld } from '../../testing/empty-world'
import { generateBook } from '../../testing/generated-book'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { exportBook } from './export-book'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(() => emptyWorld(bench))

const query = async (text: string) =>
  (await bench.world.context.pool.query<Record<string, unknown>>(text)).rows

const ledgers = `select a."AccountNumber" as account, e."Sequence__c" as line, e."Kind__c" as kind,
    e."Entry_Date__c"::text as day, e."Due_Date__c"::text as due, e."Amount__c"::text as amount,
    e."Balance__c"::text as balance, e."Deposit_Held__c"::text as held
  from record."Ledger_Entry__c" e join record."Account" a on a."Id" = e."Account__c" order by 1, 2`

it('is the same again after an import into an empty installation, with the same ledgers', async () => {
  const generated = await folderForBook()
  await generateBook(generated, { customers: 12, bills: 5, prefix: 'G', seed: 7 })
  await importInto(bench, generated)
  await importInto(bench, (await exampleBook({ hasLogins: true })).path)
  const before = await query(ledgers)
  const first = await exportFrom(bench)
  expect(first.files['bill-lines']?.split('\r\n').length).toBeGreaterThan(200)
  expect(first.said).toContain('Everything that is held of these customers is in the files.')
  await emptyWorld(bench)
  const { rows } = await importInto(bench, first.path)
  expect(Object.values(rows).every((outcomes) => outcomes.endsWith('/0/0/0'))).toBe(true)
  expect(await query(ledgers)).toEqual(before)
  const second = await exportFrom(bench)
  expect(second.files).toEqual(first.files)
})

it('is unchanged where it comes from, of customers who came another way as well', async () => {
  const book = await exampleBook()
  await importInto(bench, book.path)
  await query('truncate book_import.customer')
  const { path, files } = await exportFrom(bench)
  expect(files.customers).toMatch(/^003[0-9A-Za-z]{15},first,/m)
  expect((await importInto(bench, path)).rows).toMatchObject({ customers: '0/0/2/0', accounts: '0/0/3/0' })
})

it('is readable by our account alone, and never written over another folder', async () => {
  const { path } = await exportFrom(bench)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect((await stat(join(path, 'customers.csv'))).mode & 0o777).toBe(0o600)
  const { engine, metadata, now } = bench.world.context
  const services = { engine, metadata, now, systemViewer: bench.systemViewer, say: () => undefined }
  await expect(exportBook(services, path, { brand: null, form: 'csv' })).rejects.toThrow(
    `${path} exists already: name a folder that does not.`,
  )
})

it('has the customers of the brand that is named, and none who was erased', async () => {
  const book = await exampleBook()
  await book.replace('customers', 'C-1002,first', 'C-1002,second')
  await importInto(bench, book.path)
  expect((await exportFrom(bench, 'second')).files.customers).toMatch(/C-1002,second.*\r\n$/)
  expect((await exportFrom(bench, 'second')).files.customers).not.toContain('C-1001')
  const rows = `${await book.read('customers')}C-1003,first,Ines,Ostrowick,ines@example.com,,es,77002\n`
  await book.write('customers.csv', rows)
  await importInto(bench, book.path)
  expect((await exportFrom(bench)).files.customers).toContain('C-1003')
  const [ines] = await query(`select "Id" as id from record."Contact" where "FirstName" = 'Ines'`)
  await eraseCustomer.run({ contactId: String(ines?.id) }, jobContext(bench.services))
  expect((await exportFrom(bench)).files.customers).not.toContain('C-1003')
})

it('says by kind and count what the form has no place for', async () => {
  await importInto(bench, (await exampleBook()).path)
  await query(`update record."Account" set "Paperless__c" = true where "AccountNumber" = '7100000011'`)
  await query(`update record."Account" set "Status__c" = 'Pending' where "AccountNumber" = '7100000013'`)
  const [account] = await query(`select "Id" as id, "ContactId" as contact from record."Account" limit 1`)
  await bench.world.context.engine.createRecord(bench.systemViewer, 'Case', {
    fields: {
      ContactId: account?.contact,
      AccountId: account?.id,
      Subject: 'A question',
      Description: 'What is this?',
    },
  })
  const { said, files } = await exportFrom(bench)
  expect(files.accounts).not.toContain('7100000013')
  expect(said).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/ 1 × .*: no file$/),
      '  1 × Accounts: Paperless billing',
      '  1 × Accounts: no row (status Pending)',
    ]),
  )
})
