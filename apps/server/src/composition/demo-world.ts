import { buildDemoWorld } from '@porchlight/demo/world/build-demo-world'
import { demoSignIns as signInsOf } from '@porchlight/demo/world/demo-sign-ins'
import type { DemoSignIn } from '@porchlight/demo/world/demo-world'
import { type TourPerson, tourPeople } from '@porchlight/demo/world/tour-people'
import { documentWordMigrations, replyTemplateMigrations } from '@porchlight/domains/jobs'
import type { FilesPort } from '@porchlight/providers/files'
import { loadRecords } from '@porchlight/record-engine'
import { inTransaction } from '@porchlight/transactions'
import { copiedSchemas } from '../command-line/copy/manifest'
import { storeDemoFiles } from '../demo-files/store-demo-files'
import { storeDemoPayments } from './demo-payments'
import { holdsUsers, loadedFact, refuseForeignRecords, seedingStartedFact } from './demo-presence'
import type { ServerContext } from './server-context'

/** The seed of the demo's generated world. */
export const demoSeed = 20_241

/** Returns the demo's sign-ins; the same for every load, because the world is generated from a fixed seed. */
export function demoSignIns(): readonly DemoSignIn[] {
  return signInsOf({ seed: demoSeed })
}

/** Returns the people introduced in the guide, with addresses of the loaded demo world. */
export async function demoPeople({
  pool,
  now,
}: Pick<ServerContext, 'pool' | 'now'>): Promise<readonly TourPerson[]> {
  const { rows } = await pool.query<{ value: string }>(
    'select value from installation.fact where name = $1',
    [loadedFact],
  )
  return tourPeople({ seed: demoSeed, today: rows[0]?.value ?? calendarDate(now()) })
}

/**
 * Stores the files of that day's demo world (`YYYY-MM-DD`) in another store than the one its records were loaded with.
 */
export async function copyDemoFiles(files: FilesPort, today: string): Promise<void> {
  await storeDemoFiles(files, buildDemoWorld({ today, seed: demoSeed }).records)
}

/**
 * Loads the demo world into an empty database, with the passwords of its sign-ins. The start is recorded first and
 * completion last: an interrupted load is completed on the next start, and a database with users of its own is
 * rejected.
 */
export async function loadDemoWorld(context: ServerContext, say: (sentence: string) => void): Promise<void> {
  const { pool, identity, metadata, now } = context
  const { rows } = await pool.query<{ name: string }>('select name from installation.fact')
  const facts = new Set(rows.map((row) => row.name))
  if (facts.has(loadedFact)) return
  await refuseForeignRecords(pool)
  const isEmpty = !(await holdsUsers(pool))
  const today = calendarDate(now())
  await pool.query('insert into installation.fact (name, value) values ($1, $2) on conflict do nothing', [
    seedingStartedFact,
    today,
  ])
  const world = buildDemoWorld({ today, seed: demoSeed })
  if (isEmpty) {
    say(`Loading the demo world: ${world.records.length.toLocaleString('en-US')} records.`)
    // As with an upload, bytes come first: whenever a record exists, so does the file it refers to.
    await loadRecords(pool, metadata, await storeDemoFiles(context.files, world.records), now())
  }
  await storeDemoPayments(pool)
  for (const signIn of world.signIns) await identity.setPassword(signIn.userId, signIn.password)
  await pool.query('insert into installation.fact (name, value) values ($1, $2)', [loadedFact, today])
}

/**
 * The tables that survive a demo reset: how its database was created, its secrets, and how far bills and ledgers are
 * read.
 */
const preservedTables = [
  'platform.schema_migration',
  'installation.secret',
  'installation.fact',
  'billing_import.position',
  'ledger.backfill',
]

/**
 * Empties the database and reloads the demo world as of the machine's date. All users are signed out. An interrupted
 * reset is completed by the next start.
 */
export async function startDemoOver(context: ServerContext, say: (sentence: string) => void): Promise<void> {
  const { pool, demoClock } = context
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = any($1) and schemaname || '.' || tablename <> all($2)`,
    [copiedSchemas, preservedTables],
  )
  await inTransaction(pool, async (client) => {
    // Row by row, because that makes every process drop who was signed in.
    await client.query('delete from identity.session')
    await client.query(`truncate ${rows.map(({ name }) => name).join()}`)
    await client.query('delete from graphile_worker._private_jobs where locked_at is null')
    await client.query('delete from installation.fact')
    const firstRecords = [...replyTemplateMigrations, ...documentWordMigrations]
    for (const statement of firstRecords.flatMap(({ statements }) => statements)) {
      await client.query(statement)
    }
  })
  demoClock?.reset()
  await loadDemoWorld(context, say)
}

function calendarDate(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}
