import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import { bookText } from '../facts/book-text'
import { bookFiles, type CellKind } from '../rules/book-files'
import { readCell } from '../rules/read-cell'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

interface BrokenCell {
  readonly file: BookFileName
  readonly column: string
  readonly cell: string
}

function badCell(kind: CellKind): string {
  switch (kind.is) {
    case 'text':
      return 'x'.repeat(kind.longest + 1)
    case 'day':
      return '2025-02-30'
    case 'moment':
      return '2025-03-31'
    default:
      return 'a b'
  }
}

/** Every column of every file, with what it cannot hold and, where it needs something, with nothing. */
const brokenCells: readonly BrokenCell[] = bookFileNames.flatMap((file) =>
  Object.entries(bookFiles[file].columns).flatMap(([column, { kind, required }]) => [
    { file, column, cell: badCell(kind) },
    ...(required ? [{ file, column, cell: '' }] : []),
  ]),
)

const namesRows = new Set(['customerNumber', 'accountNumber', 'billNumber'])

/** The example once for each broken cell, under numbers of its own, and once as it is. */
async function manyBooks(): Promise<{ readonly path: string; readonly lines: readonly number[] }> {
  const { path } = await exampleBook({ hasLogins: true })
  const lines: number[] = []
  for (const file of bookFileNames) {
    const [heading = [], ...rows] = parse(await readFile(join(path, `${file}.csv`), 'utf8')) as string[][]
    const all = [heading]
    for (let copy = 0; copy <= brokenCells.length; copy += 1) {
      const broken = brokenCells[copy]
      const own = rows.map((row) => row.map((cell) => numbered(cell, copy)))
      const at = heading.indexOf(broken?.column ?? '')
      if (broken?.file === file && own[0] !== undefined && at >= 0) {
        own[0][at] = broken.cell
        lines[copy] = all.length + 1
      }
      all.push(...own)
    }
    const text = all.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
    await writeFile(join(path, `${file}.csv`), `${text}\n`)
  }
  return { path, lines }
}

function numbered(cell: string, copy: number): string {
  const known = /^(C-1|71000|B-1|P-1|D-1|marisol)/.exec(cell)
  return known === null ? cell : `${copy}-${cell}`
}

it(`of more than a hundred kinds is refused by a sentence of its own, and stops no other customer`, async () => {
  expect(brokenCells.length).toBeGreaterThan(100)
  const { path, lines } = await manyBooks()
  const { rows } = await importInto(bench, path)
  const untouched = 2
  expect(Number(rows.customers.split('/')[0])).toBeGreaterThanOrEqual(untouched)
  const { rows: stored } = await bench.world.context.pool.query<{ count: number }>(
    `select count(*)::int as count from record."Account" where "AccountNumber" like '${brokenCells.length}-%'`,
  )
  expect(stored[0]?.count).toBe(3)
  const problems = new Map<string, string[]>()
  for (const file of bookFileNames) {
    const text = await readFile(join(path, 'refused', `${file}.csv`), 'utf8')
    problems.set(
      file,
      (parse(text) as string[][]).map((row) => row.at(-1) ?? ''),
    )
  }
  for (const [copy, { file, column, cell }] of brokenCells.entries()) {
    const declared = bookFiles[file].columns[column]
    const read = declared === undefined ? null : readCell(column, declared, cell, bookText('en'))
    const sentence = read !== null && 'problem' in read ? read.problem : ''
    expect(lines[copy], `${file} ${column}`).toBeGreaterThan(1)
    expect(sentence, `${file} ${column}`).not.toBe('')
    // A row that names no other is told so first.
    if (!namesRows.has(column)) expect(problems.get(file), `${file} ${column}`).toContain(sentence)
  }
  const told = [...problems.values()].flat().filter((problem) => problem !== 'problem')
  expect(told.every((problem) => /^[A-Z“"].*\.$/.test(problem))).toBe(true)
}, 240_000)
