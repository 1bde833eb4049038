import { readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleBook, exportFrom, importInto } from '../../testing/book-folder'
import { emptyWorld } from '../../testing/empty-world'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import { bookFiles } from '../rules/book-files'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(() => emptyWorld(bench))

/** The example of a book with each file as NDJSON: what is a number or yes or no there is one of JSON. */
async function ndjsonBook() {
  const { path } = await exampleBook({ hasLogins: true })
  for (const file of bookFileNames) {
    const [heading = [], ...rows] = parse(await readFile(join(path, `${file}.csv`), 'utf8')) as string[][]
    const lines = rows.map((row) =>
      JSON.stringify(
        Object.fromEntries(heading.map((name, index) => [name, jsonOf(file, name, row[index] ?? '')])),
      ),
    )
    await writeFile(join(path, `${file}.ndjson`), `${lines.join('\n')}\n`)
    await rm(join(path, `${file}.csv`))
  }
  const read = (file: string, folder = path) => readFile(join(folder, `${file}.ndjson`), 'utf8')
  const write = (file: string, text: string, folder = path) => writeFile(join(folder, `${file}.ndjson`), text)
  return {
    path,
    read,
    write,
    replace: async (file: string, from: string, to: string, folder = path) => {
      const text = await read(file, folder)
      if (!text.includes(from)) throw new TypeError(`${file}.ndjson has no ${from}.`)
      await write(
        file,
        text.replace(from, () => to),
        folder,
      )
    },
  }
}

function jsonOf(file: BookFileName, name: string, cell: string) {
  const kind = bookFiles[file].columns[name]?.kind.is
  if (cell === '') return null
  if (kind === 'yes or no') return cell === 'yes'
  return kind === 'dollars' || kind === 'decimal' || kind === 'whole number' ? Number(cell) : cell
}

it('has the same rows as the table, and goes out again as it came', async () => {
  await importInto(bench, (await exampleBook({ hasLogins: true })).path)
  const tables = await exportFrom(bench)
  const lines = await exportFrom(bench, null, 'ndjson')
  await emptyWorld(bench)
  const { rows } = await importInto(bench, (await ndjsonBook()).path)
  expect(rows).toMatchObject({
    customers: '2/0/0/0',
    logins: '1/0/0/0',
    accounts: '3/0/0/0',
    'bill-lines': '8/0/0/0',
  })
  expect((await exportFrom(bench)).files).toEqual(tables.files)
  expect((await exportFrom(bench, null, 'ndjson')).files).toEqual(lines.files)
  await emptyWorld(bench)
  const again = await importInto(bench, lines.path)
  expect(again.rows).toEqual(rows)
  expect(again.said).toContain('accounts.ndjson   3 new, 0 changed, 0 unchanged, 0 refused')
  expect((await exportFrom(bench)).files).toEqual(tables.files)
})

it('is a file of any form beside files of the other, and never both for one name', async () => {
  const book = await ndjsonBook()
  const table = await exampleBook()
  await writeFile(join(book.path, 'bills.csv'), await table.read('bills'))
  await expect(importInto(bench, book.path)).rejects.toThrow(
    `${book.path} has bills.csv and bills.ndjson: leave one of them.`,
  )
  await rm(join(book.path, 'bills.ndjson'))
  expect((await importInto(bench, book.path)).rows).toMatchObject({ bills: '4/0/0/0', payments: '3/0/0/0' })
})

it('has refused lines as lines with their problem, which are taken once they are mended', async () => {
  const book = await ndjsonBook()
  await book.replace('customers', '"Odell"', `"${'o'.repeat(41)}"`)
  await book.write(
    'payments',
    `${(await book.read('payments')).replace('"amount":104.3', '"amount":104.3,"amount"')}`,
  )
  const { rows, said } = await importInto(bench, book.path)
  // The line says whose payment it is, although it is not JSON: that account waits for it.
  expect(rows).toMatchObject({ customers: '1/0/0/1', accounts: '1/0/0/2', payments: '1/0/0/2' })
  expect(said).toContain('customers.ndjson line 2: Shorten firstName to 40 characters.')
  expect(said).toContain(
    'payments.ndjson line 1: The line is not JSON: look for a missing comma, brace or quotation mark.',
  )
  const refused = join(book.path, 'refused')
  const [odell] = (await book.read('customers', refused)).trim().split('\n')
  expect(JSON.parse(odell ?? '')).toMatchObject({
    customerNumber: 'C-1002',
    problem: 'Shorten firstName to 40 characters.',
  })
  await book.replace('customers', 'o'.repeat(41), 'Odell', refused)
  await book.replace('payments', '104.3,\\"amount\\"', '104.3', refused)
  expect((await importInto(bench, refused)).rows).toMatchObject({
    customers: '1/0/0/0',
    accounts: '2/0/0/0',
    payments: '2/0/0/0',
  })
})

const odd: readonly (readonly [what: string, from: string, to: string, sentence: string])[] = [
  [
    'a name that is not known',
    '"firstName":"Odell"',
    '"firstName":"Odell","colour":"red"',
    'There is a field “colour” that is not known: map it in mapping.json, to null to leave it out.',
  ],
  [
    'the name of what every object has',
    '"firstName":"Odell"',
    '"firstName":"Odell","__proto__":"red"',
    'There is a field “__proto__” that is not known: map it in mapping.json, to null to leave it out.',
  ],
  ['a list', '"Odell"', '["Odell"]', 'Write firstName as text, a number, true, false or null.'],
  ['a word of JSON', '"Odell"', 'true', 'Write firstName as text in quotation marks.'],
  ['nothing', '"Odell"', 'null', 'Fill in firstName.'],
  [
    'too many digits',
    '"C-1002"',
    '44372000001234567',
    'Write customerNumber in quotation marks: a number of so many digits loses the last ones.',
  ],
  [
    'a character that PostgreSQL does not store',
    '"Odell"',
    '"Od\\u0000ell"',
    'Write firstName without \uFFFD: that character could not be read.',
  ],
  [
    'half a character',
    '"Odell"',
    '"Od\\ud800ell"',
    'Write firstName without \uFFFD: that character could not be read.',
  ],
]

it.each(odd)('says what is wrong with a line that has %s', async (_what, from, to, sentence) => {
  const book = await ndjsonBook()
  await book.replace('customers', from, to)
  const { said, rows } = await importInto(bench, book.path)
  expect(said).toContain(`customers.ndjson line 2: ${sentence}`)
  expect(rows).toMatchObject({ customers: '1/0/0/1', accounts: '2/0/0/1' })
})

it('refuses a line that is no object, however deep, one that is too long, and no other', async () => {
  const book = await ndjsonBook()
  const long = `{"customerNumber":"${'x'.repeat(3_000_000)}"}`
  const deep = '['.repeat(50_000)
  const text = await book.read('customers')
  await book.write(
    'customers',
    `\uFEFF7\n\n${deep}\n${long}\n{"customerNumber":"${randomText(90_000)}"}\n${text}`,
  )
  const { rows, said } = await importInto(bench, book.path)
  expect(rows).toMatchObject({ customers: '2/0/0/4', accounts: '3/0/0/0' })
  expect(said).toEqual(
    expect.arrayContaining([
      'customers.ndjson line 1: Write the line as one object with braces.',
      'customers.ndjson line 3: The line is not JSON: look for a missing comma, brace or quotation mark.',
      'customers.ndjson line 4: The line has more than 100,000 characters: shorten it. Only its beginning is here.',
      expect.stringContaining(
        'customers.ndjson line 5: Write customerNumber with letters, digits and dashes alone, 30 at most.',
      ),
    ]),
  )
  const refused = join(book.path, 'refused')
  const first = await book.read('customers', refused)
  expect(first.length).toBeLessThan(150_000)
  await importInto(bench, refused)
  expect((await book.read('customers', join(refused, 'refused'))).match(/problem/g)).toHaveLength(4)
})

it('needs no memory for a line that is longer than any text', async () => {
  const book = await ndjsonBook()
  // More characters than a string can have; the file takes no space, for it holds nothing but NUL.
  await truncate(join(book.path, 'consents.ndjson'), 600 * 1024 * 1024)
  const { said, rows } = await importInto(bench, book.path)
  expect(rows).toMatchObject({ consents: '2/0/0/1', customers: '2/0/0/0' })
  expect(said).toContain(
    'consents.ndjson line 3: The line has more than 100,000 characters: shorten it. Only its beginning is here.',
  )
}, 60_000)

it('reads the names and codes of another system by its mapping', async () => {
  const book = await ndjsonBook()
  const accounts = await book.read('accounts')
  await book.write(
    'accounts',
    accounts
      .replaceAll('"accountNumber"', '"Acct No"')
      .replaceAll('"status":"Active"', '"status":true,"Branch":7'),
  )
  await writeFile(
    join(book.path, 'mapping.json'),
    '{"accounts": {"columns": {"Acct No": "accountNumber", "Branch": null}, "values": {"status": {"true": "Active"}}}}',
  )
  expect((await importInto(bench, book.path)).rows).toMatchObject({ accounts: '3/0/0/0', bills: '4/0/0/0' })
})

it('ties with what totals.json says', async () => {
  const book = await ndjsonBook()
  const totals = join(book.path, 'totals.json')
  await writeFile(totals, '{"bills": {"rows": 4, "sums": {"charges": 260.45}}}')
  expect((await importInto(bench, book.path, { isDryRun: true })).rows.bills).toBe('4/0/0/0')
  await writeFile(totals, '{"bills": {"rows": 5}}')
  await expect(importInto(bench, book.path, { isDryRun: true })).rejects.toThrow(
    'bills.ndjson has 4 rows and totals.json says 5',
  )
})

it('leaves text as it is that a spreadsheet would run, for no spreadsheet opens it', async () => {
  const book = await ndjsonBook()
  await book.replace('customers', '"Farrington"', '"\'=Farrington"')
  await importInto(bench, book.path)
  expect((await exportFrom(bench, null, 'ndjson')).files.customers).toContain('"lastName":"\'=Farrington"')
})

/** Text that no compression makes short. */
function randomText(length: number): string {
  let state = 7
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state >>> 8).toString(36).at(-1)
  }).join('')
}
