import { fail } from '@porchlight/errors'
import type { ResolvedMetadata } from '@porchlight/metadata'
import type pg from 'pg'
import { translateDatabaseError } from '../database/database-error'
import { inTransaction } from '../database/transaction'
import { readCurrentSchema } from './current-schema'
import { deriveSchema } from './derive-schema'
import type { DesiredSchema } from './desired-schema'
import { engineMigrations, type Migration } from './migration'
import { compareSchema, type SchemaDifference } from './plan-migration'

/** The advisory lock that one migrating process holds at a time; any fixed number of our own. */
const migrationLock = 7_270_451_913

/**
 * Brings a database to what `metadata` and `migrations` require and reports what it did, one sentence per step;
 * nothing when there was nothing to do. Additive changes (table, nullable column, index, key) are derived;
 * then the numbered migrations run that have not, each once. Several servers may call it at the same time.
 * Fails with `schemaMismatch` when a column has another type than its field and no migration changes it.
 */
export async function migrateDatabase(
  pool: pg.Pool,
  metadata: ResolvedMetadata,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const desired = deriveSchema(metadata)
  const wanted = [...engineMigrations, ...migrations]
  const difference = compareSchema(desired, wanted, await readCurrentSchema(pool))
  if (isNothing(difference)) return []
  const done: string[] = []
  const run = async (some: readonly Migration[]) => {
    for (const migration of some) {
      if (await runMigration(pool, migration)) done.push(`Ran migration ${migration.name}.`)
    }
  }
  await createFoundation(pool)
  // The engine's own come first: derived indexes need what they create.
  await run(engineMigrations)
  done.push(...(await addDerivedParts(pool, desired, wanted)))
  await run(migrations)
  await checkSchema(pool, metadata, migrations)
  return done
}

/** Fails with `schemaMismatch` and all that is missing when the database does not fit. One catalogue query. */
export async function checkSchema(
  pool: pg.Pool,
  metadata: ResolvedMetadata,
  migrations: readonly Migration[],
): Promise<void> {
  const wanted = [...engineMigrations, ...migrations]
  const difference = compareSchema(deriveSchema(metadata), wanted, await readCurrentSchema(pool))
  if (isNothing(difference)) return
  const missing = [
    ...difference.conflicts,
    ...difference.additions.map((step) => step.missing),
    ...difference.migrations.map((migration) => `Migration ${migration.name} has not run.`),
  ]
  throw fail('schemaMismatch', { reason: `The database does not fit this version. ${missing.join(' ')}` })
}

function isNothing(difference: SchemaDifference): boolean {
  const { additions, migrations, conflicts } = difference
  return additions.length + migrations.length + conflicts.length === 0
}

async function createFoundation(pool: pg.Pool): Promise<void> {
  await underLock(pool, async (client) => {
    await client.query('create schema if not exists record')
    await client.query('create schema if not exists platform')
    await client.query(`create table if not exists platform.schema_migration (
      name text collate "C" primary key,
      ran_at timestamptz(3) not null default now()
    )`)
  })
}

async function addDerivedParts(
  pool: pg.Pool,
  desired: DesiredSchema,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  return underLock(pool, async (client) => {
    // Compared again under the lock: another process may have finished while this one waited.
    const difference = compareSchema(desired, migrations, await readCurrentSchema(client))
    for (const step of difference.additions) await client.query(step.statement)
    return difference.additions.map((step) => step.done)
  })
}

async function runMigration(pool: pg.Pool, migration: Migration): Promise<boolean> {
  return underLock(pool, async (client) => {
    const claim = 'insert into platform.schema_migration (name) values ($1) on conflict do nothing'
    const claimed = await client.query(claim, [migration.name])
    if (claimed.rowCount === 0) return false
    for (const statement of migration.statements) await client.query(statement)
    return true
  })
}

/** Long index builds are expected here: the pool's statement timeout does not count. */
async function underLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(pool, async (client) => {
      await client.query('set local statement_timeout = 0')
      await client.query(`select pg_advisory_xact_lock(${migrationLock})`)
      return work(client)
    })
  } catch (error) {
    throw translateDatabaseError(error)
  }
}
