import { beforeEach, expect, it } from 'vitest'
import { eraseCustomer } from '../../privacy/operations/erasure/job'
import { exampleBook, exportFrom, importInto } from '../../testing/book-folder'
import { openCustomerSession } from '../../testing/customer-session'
import { jobContext } from '../../testing/job-context'
import { linkTokenOf, type MethodBench, openMethodBench } from '../../testing/method-bench'
import { watchMails } from '../../testing/watch-mails'

let bench: MethodBench

beforeEach(async () => {
  bench = await openMethodBench()
  return () => bench.close()
})

const heading = 'customerNumber,email,inactive\n'
const marisol = 'marisol.etchegaray@example.com'
const password = 'Garden-lamp-42!'

const query = async (text: string) =>
  (await bench.world.context.pool.query<Record<string, unknown>>(text)).rows

/** Sets a password by the link that “Forgot password” sends. */
async function comeIn(username: string) {
  const browser = bench.browser()
  await browser.call('forgotPassword', { username })
  const [mail] = await bench.runJobs()
  expect(mail?.to).toBe(username)
  browser.cookies.link = linkTokenOf(mail)
  await browser.call('resetPassword', { newPassword: password, confirmPassword: password })
  await bench.runJobs()
  return browser
}

it('has no password and sends nothing; its customer comes in by “Forgot password” and sees their account', async () => {
  await watchMails(bench)
  const { rows } = await importInto(bench, (await exampleBook({ hasLogins: true })).path)
  expect(rows.logins).toBe('1/0/0/0')
  expect(await watchMails(bench)).toEqual([])
  const [user] = await query(
    `select u."Id" as id, u."Username" as username, u."LanguageLocaleKey" as language, c."FirstName" as of
     from record."User" u join record."Contact" c on c."Id" = u."ContactId" where c."FirstName" = 'Marisol'`,
  )
  expect(user).toMatchObject({ username: marisol, language: 'es_US' })
  expect(await query(`select * from identity.credential where user_id = '${user?.id}'`)).toEqual([])
  const browser = await comeIn(marisol)
  expect(await browser.signIn(marisol, password)).toMatchObject({ location: '/' })
  const session = await openCustomerSession(bench, String(user?.id))
  const { records } = (await session.dataOf(
    '/ui-api/list-records/Account/AllAccounts?fields=Account.AccountNumber',
  )) as { records: { fields: { AccountNumber: { value: string } } }[] }
  expect(records.map(({ fields }) => fields.AccountNumber.value).toSorted()).toEqual([
    '7100000011',
    '7100000012',
  ])
})

it('tells nobody who tries its address that it is there', async () => {
  await importInto(bench, (await exampleBook({ hasLogins: true })).path)
  const workOf = async (method: 'forgotPassword' | 'logIn', username: string) => {
    const browser = bench.browser()
    const typed = method === 'logIn' ? { username, password } : { username }
    bench.takeWork()
    const answer =
      method === 'logIn' ? await browser.refusalKey(method, typed) : await browser.call(method, typed)
    const jobs = bench.waiting.splice(0).map(({ jobName, payload }) => [jobName, Object.keys(payload)])
    return { answer, jobs, ...bench.takeWork() }
  }
  for (const method of ['forgotPassword', 'logIn'] as const) {
    await workOf(method, 'warm.up@example.com')
    expect(await workOf(method, marisol), method).toEqual(await workOf(method, 'stranger@example.com'))
  }
  for (const empty of ['', 'revoked']) {
    expect(await bench.browser().refusalKey('logIn', { username: marisol, password: empty })).toMatch(
      /loginFailed|requiredFieldMissing/,
    )
  }
})

it('is never changed by an import: neither address nor password, nor whose it is', async () => {
  const book = await exampleBook({ hasLogins: true })
  await importInto(bench, book.path)
  await comeIn(marisol)
  const stored = async () => ({
    users: await query(`select "Id", "Username", "ContactId", "IsActive" from record."User" order by 1`),
    credentials: await query('select * from identity.credential order by user_id'),
  })
  const before = await stored()
  expect((await importInto(bench, book.path)).rows.logins).toBe('0/0/1/0')
  const tries: readonly (readonly [string, string])[] = [
    [
      'C-1001,other@example.com,',
      'the customer logs in with another address, and an import changes no login.',
    ],
    [`C-1001,${marisol},yes`, 'Leave inactive as it is stored, no: an import changes no login.'],
    [`C-1002,${marisol.toUpperCase()},`, 'Somebody else logs in with this email: correct it.'],
    ['C-1002,priyanka.ramesh-doyle@example.com,', 'Somebody else logs in with this email: correct it.'],
    ['C-1002,no address,', 'Enter an email address such as name@example.com.'],
    ['C-1009,new@example.com,', 'There is no customer “C-1009” in these files or from an earlier import'],
    [',new@example.com,', 'Fill in customerNumber.'],
    [
      'C-1002,a@example.com,\nC-1002, A@example.com,',
      'email a@example.com is in lines 2, 3: leave one of them.',
    ],
  ]
  for (const [row, sentence] of tries) {
    await book.write('logins.csv', `${heading}${row}\n`)
    const { rows, said } = await importInto(bench, book.path)
    expect(rows.logins, row).toMatch(/^0\/0\/0\/[12]$/)
    expect(
      said.some((line) => line.startsWith('logins.csv line 2: ') && line.includes(sentence)),
      `${row}: ${said.join(' ')}`,
    ).toBe(true)
    // A login that is refused refuses no account.
    expect(rows.accounts, row).toBe('0/0/3/0')
  }
  expect(await stored()).toEqual(before)
})

it('comes for a customer of an earlier import, one of two of a customer, and of none who was erased', async () => {
  const book = await exampleBook()
  await importInto(bench, book.path)
  const alone = await exampleBook({ hasLogins: true })
  const customers = 'customerNumber,brand,firstName,lastName,email,mobilePhone,language,postalCode\n'
  for (const file of [
    'customers',
    'accounts',
    'bills',
    'bill-lines',
    'payments',
    'deposits',
    'intervals',
    'consents',
  ])
    await alone.remove(`${file}.csv`)
  await alone.write('logins.csv', `${heading}C-1001,${marisol},\nC-1001,other@example.com,\n`)
  expect((await importInto(bench, alone.path)).rows.logins).toBe('1/0/0/1')
  await alone.write('customers.csv', `${customers}C-1003,first,Ines,Ostrowick,ines@example.com,,es,77002\n`)
  await alone.write('logins.csv', `${heading}C-1003,ines@example.com,\n`)
  expect((await importInto(bench, alone.path)).rows).toMatchObject({
    customers: '1/0/0/0',
    logins: '1/0/0/0',
  })
  const [ines] = await query(`select "Id" as id from record."Contact" where "FirstName" = 'Ines'`)
  await eraseCustomer.run({ contactId: String(ines?.id) }, jobContext(bench.services))
  await alone.remove('customers.csv')
  await alone.write('logins.csv', `${heading}C-1003,ines.again@example.com,\n`)
  expect((await importInto(bench, alone.path)).rows.logins).toBe('0/0/0/1')
})

it('goes out again, with whether it lets somebody in', async () => {
  const book = await exampleBook({ hasLogins: true })
  await book.write('logins.csv', `${heading}C-1001,${marisol},\nC-1002,Odell.F@example.com,yes\n`)
  await importInto(bench, book.path)
  const { files, said } = await exportFrom(bench)
  expect(files.logins).toContain(`C-1001,${marisol},\r\nC-1002,odell.f@example.com,yes\r\n`)
  expect(said.filter((line) => line.includes('Users'))).toEqual([])
  await bench.browser().call('forgotPassword', { username: 'odell.f@example.com' })
  const [mail] = await bench.runJobs()
  expect(mail?.text).not.toContain('?link=')
})
