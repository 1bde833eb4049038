import { beforeEach, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../testing/method-bench'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

const password = 'Garden-lamp-42!'

it('makes one login where its customer registers by another address at the same moment', async () => {
  const { pool } = bench.world.context
  const book = await exampleBook()
  await importInto(bench, book.path)
  const browser = bench.browser()
  await browser.call('findMyAccount', { identifier: '7100000011', zipCode: '77002' })
  const [mail] = await bench.runJobs()
  browser.cookies.link = linkTokenOf(mail)
  await book.write('logins.csv', 'customerNumber,email,inactive\nC-1001,other.address@example.com,\n')

  // Both find no login, and wait with the one that they make.
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('lock table record."User" in share row exclusive mode')
  const both = Promise.all([
    importInto(bench, book.path),
    browser
      .call('createPassword', { newPassword: password, confirmPassword: password })
      .then(() => null)
      .catch((error: Error) => error.message),
  ])
  await expect
    .poll(
      async () =>
        (
          await holder.query(
            `select count(*)::int as waiting from pg_locks where not granted and relation = 'record."User"'::regclass`,
          )
        ).rows[0]?.waiting,
      { timeout: 20_000 },
    )
    .toBe(2)
  await holder.query('commit')
  holder.release()
  const [{ rows, said }, refusal] = await both

  const { rows: logins } = await pool.query(
    `select u."Username" as username from record."User" u join record."Contact" c on c."Id" = u."ContactId"
     where c."FirstName" = 'Marisol'`,
  )
  expect(logins).toHaveLength(1)
  if (refusal === null) {
    expect(rows.logins).toBe('0/0/0/1')
    expect(said.join(' ')).toContain(
      'logins.csv line 2: Leave this row out: the customer logs in with another address, and an import changes no login.',
    )
  } else {
    expect(rows.logins).toBe('1/0/0/0')
    expect(refusal).toContain('already registered')
  }
}, 60_000)
