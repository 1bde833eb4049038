import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateBook } from '@porchlight/domains/testing/generated-book'
import { barRow, type Row } from '../row'
import type { Installation } from './installation'

const bars = { must: 4, aim: 10, atLeast: true, format: (value: number) => `${value.toFixed(1)}×` }
const bills = 24

/**
 * Measures the rows per second of an import of new accounts, which are batched, compared with existing accounts, whose
 * bills and payments go through the database one by one. The start of the program is subtracted from both.
 */
export async function measureImport(
  installation: Pick<Installation, 'run'>,
  folder: string,
  customers: number,
): Promise<Row> {
  const [whole, late, opened] = ['whole', 'late', 'opened'].map((name) => join(folder, `book-${name}`))
  if (whole === undefined || late === undefined || opened === undefined) throw new TypeError('No folder.')
  const wholeRows = await generateBook(whole, { customers: customers * 4, bills, prefix: 'N', seed: 1 })
  const lateRows = await generateBook(late, { customers, bills, prefix: 'E', seed: 2 })
  await mkdir(opened)
  await cp(join(late, 'customers.csv'), join(opened, 'customers.csv'))
  const accounts = await readFile(join(late, 'accounts.csv'), 'utf8')
  await writeFile(join(opened, 'accounts.csv'), accounts.replaceAll(/,-?\d+\.\d\d$/gm, ',0.00'))
  await installation.run(['import', opened])
  const idle = await secondsOf(() => installation.run(['import', opened, '--dry-run']))
  const lateRate = lateRows / ((await secondsOf(() => installation.run(['import', late]))) - idle)
  const wholeRate = wholeRows / ((await secondsOf(() => installation.run(['import', whole]))) - idle)
  return barRow('import of new accounts', wholeRate / lateRate, bars, {
    detail: `${Math.round(wholeRate)} rows/s`,
    against: `${Math.round(lateRate)} rows/s of accounts that exist`,
  })
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return (performance.now() - from) / 1_000
}
