import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { emptyWorld } from '../../testing/empty-world'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(() => emptyWorld(bench))

/** An example that is imported, and comes again with other contact data, another contract and other reads. */
async function changedBook() {
  const book = await exampleBook()
  await importInto(bench, book.path)
  await book.replace('customers', 'C-1002,first,Odell,Farrington,', 'C-1002,first,Odell,=Farrington,')
  await book.replace('accounts', 'Fixed 12,,2025-09-01,2026-08-31,12', 'Fixed 24,,2025-09-01,2027-08-31,24')
  await book.replace('intervals', ' - ', ' 0.5 ')
  return { ...book, changes: join(book.path, 'changes') }
}

const tableOf = async (folder: string, file: string) =>
  parse(await readFile(join(folder, `${file}.csv`), 'utf8')) as string[][]

it('writes key, field, the stored value and the new one of each row that a dry run would change', async () => {
  const { path, changes } = await changedBook()
  const { rows, said } = await importInto(bench, path, { isDryRun: true })
  expect(rows).toMatchObject({ customers: '0/1/1/0', accounts: '0/1/2/0', intervals: '0/1/0/0' })
  expect(said).toContain(`What would change is in ${changes}, field by field.`)
  expect((await readdir(changes)).toSorted()).toEqual(['accounts.csv', 'customers.csv', 'intervals.csv'])
  expect(await tableOf(changes, 'accounts')).toEqual([
    ['key', 'field', 'stored', 'new'],
    ['7100000011', 'planName', 'Fixed 12', 'Fixed 24'],
    ['7100000011', 'contractEnd', '2026-08-31', '2027-08-31'],
    ['7100000011', 'termMonths', '12', '24'],
  ])
  const [, [key, field, stored, next] = []] = await tableOf(changes, 'intervals')
  expect([key, field]).toEqual(['7100000013 2025-11-20', 'kilowattHours'])
  expect([stored?.includes(' - '), next?.includes(' 0.500 ')]).toEqual([true, true])
  // A spreadsheet would run the name.
  expect(await readFile(join(changes, 'customers.csv'), 'utf8')).toBe(
    "key,field,stored,new\r\nC-1002,lastName,Farrington,'=Farrington\r\n",
  )
  expect((await stat(changes)).mode & 0o777).toBe(0o700)
  expect((await stat(join(changes, 'customers.csv'))).mode & 0o777).toBe(0o600)
  const { rows: names } = await bench.world.context.pool.query(
    `select count(*)::int as count from record."Contact" where "LastName" = 'Farrington'`,
  )
  expect(names).toEqual([{ count: 1 }])
})

it('has rows that are refused apart, with what is wrong, and nothing that an earlier dry run wrote', async () => {
  const book = await changedBook()
  await importInto(bench, book.path, { isDryRun: true })
  await book.replace('accounts', ',24,61.15', ',24,61.16')
  await book.replace('intervals', ' 0.5 ', ' - ')
  const { rows } = await importInto(bench, book.path, { isDryRun: true })
  expect(rows).toMatchObject({ accounts: '0/0/2/1', intervals: '0/0/1/0' })
  expect((await readdir(book.changes)).toSorted()).toEqual(['customers.csv', 'refused.csv'])
  const [heading, first, ...others] = await tableOf(book.changes, 'refused')
  expect(heading).toEqual(['file', 'line', 'problem'])
  expect(first?.slice(0, 2)).toEqual(['accounts.csv', '2'])
  expect(first?.[2]).toContain('balance is 61.16')
  // The whole account waits for it.
  expect(others.length).toBeGreaterThan(3)
  expect((await stat(join(book.changes, 'refused.csv'))).mode & 0o777).toBe(0o600)
  await book.replace('customers', '=Farrington', 'Farrington')
  await book.replace(
    'accounts',
    'Fixed 24,,2025-09-01,2027-08-31,24,61.16',
    'Fixed 12,,2025-09-01,2026-08-31,12,61.15',
  )
  const { said } = await importInto(bench, book.path, { isDryRun: true })
  expect(said.some((line) => line.includes('field by field'))).toBe(false)
  expect(await readdir(book.changes)).toEqual([])
})

it('is the same as what the import changes then, and is written by a dry run alone', async () => {
  const { path, changes } = await changedBook()
  expect((await importInto(bench, path)).rows).toMatchObject({ customers: '0/1/1/0', accounts: '0/1/2/0' })
  await expect(readdir(changes)).rejects.toThrow('ENOENT')
  expect((await importInto(bench, path, { isDryRun: true })).rows).toMatchObject({ customers: '0/0/2/0' })
  await expect(readdir(changes)).rejects.toThrow('ENOENT')
})

it('says so where it cannot be written', async () => {
  const { path, changes } = await changedBook()
  await writeFile(changes, 'a file in its place')
  await expect(importInto(bench, path, { isDryRun: true })).rejects.toThrow(
    `What would change cannot be written to ${changes}`,
  )
})
