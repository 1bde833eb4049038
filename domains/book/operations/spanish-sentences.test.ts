import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { csvTable } from '@porchlight/server-methods/files/csv-table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { exampleBook, importInto } from '../../testing/book-folder'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import type { BookFileName } from '../facts/book-file-names'
import { bookText } from '../facts/book-text'
import { fileLabels } from '../facts/file-labels'
import { rowLabels } from '../facts/row-labels'
import { readHeading, readRow } from '../rules/book-row'

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

it.each([
  ['en', 'es', 'La fila tiene 10 celdas y el encabezado 9: ponga entre comillas'],
  ['es', 'en', 'The row has 10 cells and the heading 9: put text'],
  ['es', 'es', 'La fila tiene 10 celdas y el encabezado 9: ponga entre comillas'],
] as const)(
  'a row rejected in %s for its cells has one sentence when it comes again in %s',
  async (...row) => {
    const [first, again, sentence] = row
    const book = await exampleBook()
    await book.replace('customers', ',en,77002', ',en,77002,extra')
    await importInto(bench, book.path, { language: first })
    const refused = join(book.path, 'refused')
    await importInto(bench, refused, { language: again })
    const [line = ''] = (await book.read('customers', join(refused, 'refused'))).split('\n').slice(1)
    expect(line).toContain(`,en,77002,extra,${sentence}`)
    expect(line.match(/La fila tiene|The row has/g)).toHaveLength(1)
  },
)

it('agrees with one cell, one row and several columns', () => {
  const t = bookText('es')
  expect(t('cellCount', { cells: 1, columns: 8, count: 1 })).toContain('tiene 1 celda y')
  expect(t('rowsDiffer', { name: 'bills.csv', count: 1, rows: 2 })).toContain('tiene 1 fila y')
  const heading = readHeading('payments', ['accountNumber', 'amount', 'channel'], undefined, t)
  expect(heading).toEqual({
    problem:
      'payments.csv no tiene columnas para paymentReference, date: agréguelas o asigne las suyas en mapping.json.',
  })
  const cells = { line: 2, cells: ['alone'] }
  expect(readRow('payments', ['amount', 'date'], cells, undefined, t).problem).toContain('tiene 1 celda y')
})

it.each(Object.entries({ ...fileLabels, ...rowLabels }))('%s has no English word in Spanish', (_, { es }) => {
  const named = /bill-lines|\{\w+\}/g
  for (const text of typeof es === 'string' ? [es] : Object.values(es)) {
    expect(text.replace(named, '')).not.toMatch(english)
  }
})

it('says in Spanish what is wrong with a file', async () => {
  const book = await exampleBook()
  await book.write('totals.json', '{ "bills": { "rows": 5 } }')
  await expect(importInto(bench, book.path, { isDryRun: true, language: 'es' })).rejects.toThrow(
    'bills.csv tiene 4 filas y totals.json dice 5: vea cuáles faltan o sobran.',
  )
})
