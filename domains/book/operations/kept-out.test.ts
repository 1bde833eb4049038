import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { eraseCustomer } from '../../privacy/operations/erasure/job'
import { exampleBook, importInto } from '../../testing/book-folder'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

it('brings back no customer who was erased, by files of before or by an account that is new', async () => {
  const book = await exampleBook()
  const customers = await book.read('customers')
  await book.write('customers.csv', `${customers}C-1003,first,Ines,Ostrowick,ines@example.com,,es,77002\n`)
  await importInto(bench, book.path)
  const contacts = async () =>
    (
      await bench.world.context.pool.query<{ id: string; name: string; email: string | null }>(
        `select "Id" as id, "LastName" as name, "Email" as email from record."Contact" order by "Id"`,
      )
    ).rows
  const contactId = (await contacts()).find(({ name }) => name === 'Ostrowick')?.id ?? ''
  await eraseCustomer.run({ contactId }, jobContext(bench.services))
  const erased = await contacts()
  expect(erased.find(({ id }) => id === contactId)).toMatchObject({ name: 'Erased', email: null })
  const { rows, said } = await importInto(bench, book.path)
  expect(rows.customers).toBe('0/0/2/1')
  expect(said).toContain('customers.csv line 4: Leave this row out: the customer was erased here.')
  expect(await contacts()).toEqual(erased)
  await book.write('customers.csv', customers)
  const account = '7100000014,C-1003,Electricity,,5 Millrace Court,Houston,TX,77002,Active,,,,,,0.00\n'
  await book.write('accounts.csv', (await book.read('accounts')) + account)
  expect((await importInto(bench, book.path)).rows.accounts).toBe('0/0/3/1')
  expect(await contacts()).toEqual(erased)
})

it('refuses a row with a character that PostgreSQL does not store, and stops no other', async () => {
  const book = await exampleBook()
  await book.replace('customers', 'Odell', 'Od\0ell')
  const { rows, said } = await importInto(bench, book.path)
  expect(rows).toMatchObject({ customers: '1/0/0/1', accounts: '2/0/0/1' })
  expect(said).toContain(
    'customers.csv line 3: Write firstName without \uFFFD: that character could not be read.',
  )
  const refused = join(book.path, 'refused')
  await book.replace('customers', 'Od\uFFFDell', 'Odell', refused)
  expect((await importInto(bench, refused)).rows).toMatchObject({ customers: '1/0/0/0', accounts: '1/0/0/0' })
})

it('says once what is wrong with a row of too many cells, however often it comes', async () => {
  const book = await exampleBook()
  await book.replace('payments', '2025-10-19,20.00,Mail,', '2025-10-19,20.00,Mail,,')
  await importInto(bench, book.path)
  const refused = join(book.path, 'refused')
  await importInto(bench, refused)
  const again = await book.read('payments', join(refused, 'refused'))
  expect(again.match(/The row has/g)).toHaveLength(1)
  expect(again).toContain('P-12-1,7100000012,2025-10-19,20.00,Mail,,,The row has 8 cells and the heading 7')
})

it('writes nothing to a customer whose erasure has begun', async () => {
  const book = await exampleBook()
  const customers = await book.read('customers')
  await book.write('customers.csv', `${customers}C-1003,first,Ines,Ostrowick,ines@example.com,,es,77002\n`)
  await importInto(bench, book.path)
  const begun = `update record."Contact" set "FirstName" = null, "LastName" = 'Erased', "Name" = 'Erased', "Email" = null,
    "MobilePhone" = null, "MailingPostalCode" = null where "FirstName" = 'Ines'`
  await bench.world.context.pool.query(begun)
  expect((await importInto(bench, book.path)).said).toContain(
    'customers.csv line 4: Leave this row out: the customer was erased here.',
  )
})
