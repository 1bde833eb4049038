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

/** What the demo's invented world is made from. */
export const demoSeed = 20_241

/** The demo's sign-ins; the same for every load, because the world comes from a fixed seed. */
export function demoSignIns(): readonly DemoSignIn[] {
  return signInsOf({ seed: demoSeed })
}

/** The people whom the guide introduces, with addresses of the demo world that is loaded. */
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

/** Keeps the files of the demo world of that day (`YYYY-MM-DD`) at another place than where its records were loaded. */
export async function copyDemoFiles(files: FilesPort, today: string): Promise<void> {
  await storeDemoFiles(files, buildDemoWorld({ today, seed: demoSeed }).records)
}

/**
 * Loads the demo world into a database that is empty, with its sign-ins' passwords. The start is recorded
 * first and what is done last: a load that was cut short is completed on the next start, and a database with
 * users of its own is refused.
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
    // As with an upload, bytes come first: whenever there is a record, there is what it speaks of.
    await loadRecords(pool, metadata, await storeDemoFiles(context.files, world.records), now())
  }
  await storeDemoPayments(pool)
  for (const signIn of world.signIns) await identity.setPassword(signIn.userId, signIn.password)
  await pool.query('insert into installation.fact (name, value) values ($1, $2)', [loadedFact, today])
}

/**
 * What a demo keeps that starts over: how its database was made, its secrets, and how far bills and ledgers are read.
 */
const preservedTables = [
  'platform.schema_migration',
  'installation.secret',
  'installation.fact',
  'billing_import.position',
  'ledger.backfill',
]

/**
 * Empties the database and loads the demo world again, from the machine's date. Everybody is signed out. What is cut
 * short is completed by the next start.
 */
export async function startDemoOver(context: ServerContext, say: (sentence: string) => void): Promise<void> {
  const { pool, demoClock } = context
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = any($1) and schemaname || '.' || tablename <> all($2)`,
    [copiedSchemas, preservedTables],
  )
  await inTransaction(pool, async (client) => {
    // Row by row, because that makes every process forget who was signed in.
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
