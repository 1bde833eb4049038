import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvTable } from '@porchlight/server-methods/files/csv-table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import type { BookFileName } from '../rules/book-files'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

/** Words of the English sentences that no Spanish one has. */
const english = /\b(the|with|write|leave|send|correct|row|line|bill|must|such)\b/i

type Change = readonly [file: BookFileName, from: string, to: string]

/** Returns what is wrong with the rows of the example after a change, in Spanish. */
async function problems(...changes: readonly Change[]): Promise<readonly string[]> {
  const book = await exampleBook()
  for (const [file, from, to] of changes) await book.replace(file, from, to)
  await importInto(bench, book.path, { isDryRun: true, language: 'es' })
  const table = csvTable(await readFile(join(book.path, 'changes', 'refused.csv'), 'utf8'))
  if (table.kind === 'broken') throw new RangeError()
  return table.rows.slice(1).map(([, , problem = '']) => problem)
}

it.each<readonly [...Change, sentence: string]>([
  ['customers', 'C-1002,first', ',first', 'Complete customerNumber.'],
  ['customers', 'C-1002,first', 'C-1002,fourth', 'Escriba brand como first, second o third, o asigne'],
  ['customers', '(713) 555-0142', '(999) 555-0142', 'un número del plan norteamericano'],
  ['customers', 'odell.farrington@', 'odell.farrington@@', 'Escriba un correo electrónico'],
  ['accounts', 'C-1002', 'C-1009', 'No hay ningún cliente “C-1009”'],
  ['bills', 'B-12-1,7100000012', 'B-12-1,7100000099', 'No hay ninguna cuenta “7100000099”'],
  ['bills', '35.00,20.00', '36.00,20.00', 'Comienza con|opening \\+ charges'],
  ['bill-lines', 'B-12-1', 'B-99-1', 'No hay ninguna factura “B-99-1”'],
  ['payments', '2025', '2035', 'date está en el futuro'],
])('%s with %j as %j is rejected in Spanish alone', async (file, from, to, sentence) => {
  const found = await problems([file, from, to])
  expect(found.join(' ')).toMatch(new RegExp(sentence))
  expect(found.filter((problem) => english.test(problem))).toEqual([])
})

it('reads its own count of cells again, whichever language it was in', async () => {
  const found = await problems(['customers', ',en,77002', ',en,77002,extra'])
  expect(found).toContain(
    'La fila tiene 9 celdas y el encabezado 8: ponga entre comillas el texto que lleve comas.',
  )
})

it('says in Spanish what is wrong with a file', async () => {
  const book = await exampleBook()
  await book.write('totals.json', '{ "bills": { "rows": 5 } }')
  await expect(importInto(bench, book.path, { isDryRun: true, language: 'es' })).rejects.toThrow(
    'bills.csv tiene 4 filas y totals.json dice 5: vea cuáles faltan o sobran.',
  )
})
