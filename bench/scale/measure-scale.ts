import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { generateBook } from '@porchlight/domains/testing/generated-book'
import pg from 'pg'
import { type Row, reportedRow } from '../row'
import { createInstallation, type Installation } from '../server/installation'

const bills = 24
const intervalDays = 30
const largest = 12

/** The size of a database, in bytes: of each table with its indexes, of all indexes, and the number of accounts. */
interface Size {
  readonly accounts: number
  readonly indexes: number
  readonly tables: ReadonlyMap<string, number>
}

/**
 * Measures the space of an account with two years of bills and a month of intervals in the database, table by table, by
 * importing a book of `customers` into an installation that already has such accounts; and the duration of the import.
 */
export async function measureScale(
  postgres: { readonly connectionString: string; readonly folder: string },
  customers: number,
  say: (sentence: string) => void,
): Promise<readonly Row[]> {
  const installation = await createInstallation(postgres, 'bench_scale')
  await (await installation.start()).stop()
  await importBook(installation, postgres.folder, { customers: Math.ceil(customers / 10), prefix: 'A' })
  const before = await sizeOf(installation.connectionString)
  say(`Importing ${customers.toLocaleString('en')} customers …`)
  const { rows, seconds } = await importBook(installation, postgres.folder, { customers, prefix: 'B' })
  const after = await sizeOf(installation.connectionString)
  const accounts = after.accounts - before.accounts
  const perAccount = [...after.tables]
    .map(([table, bytes]) => ({ table, bytes: (bytes - (before.tables.get(table) ?? 0)) / accounts }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes)
  const whole = perAccount.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    reportedRow(
      `import of ${accounts.toLocaleString('en')} accounts, ${bills} bills and ${intervalDays} days of intervals each`,
      `${Math.round(accounts / seconds)} accounts/s`,
      `${Math.round(rows / seconds)} rows/s`,
    ),
    reportedRow('database for each such account', kilobytes(whole)),
    reportedRow('  of it indexes', kilobytes((after.indexes - before.indexes) / accounts)),
    ...perAccount.slice(0, largest).map(({ table, bytes }) => reportedRow(`  ${table}`, kilobytes(bytes))),
  ]
}

async function importBook(
  installation: Installation,
  folder: string,
  { customers, prefix }: { readonly customers: number; readonly prefix: string },
): Promise<{ readonly rows: number; readonly seconds: number }> {
  const path = join(folder, `book-${prefix}`)
  const rows = await generateBook(path, { customers, bills, intervalDays, prefix, seed: customers })
  const from = performance.now()
  await installation.run(['import', path])
  const seconds = (performance.now() - from) / 1_000
  await rm(path, { recursive: true })
  return { rows, seconds }
}

async function sizeOf(connectionString: string): Promise<Size> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    // Without the space that updates left behind, which later rows reuse.
    await client.query('vacuum full')
    const { rows } = await client.query<{ table: string; bytes: string; indexes: string }>(
      `select schemaname || '.' || relname as table, pg_total_relation_size(relid) as bytes, pg_indexes_size(relid) as indexes
       from pg_stat_user_tables`,
    )
    const counted = await client.query<{ count: string }>('select count(*) from record."Account"')
    return {
      accounts: Number(counted.rows[0]?.count),
      indexes: rows.reduce((sum, { indexes }) => sum + Number(indexes), 0),
      tables: new Map(rows.map(({ table, bytes }) => [table, Number(bytes)])),
    }
  } finally {
    await client.end()
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`
