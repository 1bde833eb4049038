import { fail } from '@porchlight/errors'
import type { ResolvedMetadata } from '@porchlight/metadata'
import type pg from 'pg'
import { readCurrentSchema } from './current-schema'
import { deriveSchema } from './derive-schema'
import type { DesiredSchema } from './desired-schema'
import { engineMigrations, type Migration } from './migration'
import { compareSchema, type SchemaDifference } from './plan-migration'
import { inShortTransaction, runByItself, underMigrationLock } from './without-blocking'

/**
 * Brings a database to what `metadata` and `migrations` require and reports what it did, one sentence per step; empty
 * when there was nothing to do. Additive changes (table, nullable column, index, key) are derived; then the numbered
 * migrations that have not run yet run once each. Several servers may call it at the same time while others serve
 * requests: indexes and keys of tables in use are added concurrently, and statements that need a lock wait for it
 * briefly and often. Steps completed before a failure are preserved, and the next call resumes from there. Fails with
 * `newerDatabase` when a newer version has removed what this one needs; with `schemaMismatch` when a column has another
 * type than its field and no migration changes it, or when a lock cannot be acquired.
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
  await underMigrationLock(pool, async (client) => {
    const run = async (some: readonly Migration[]) => {
      for (const migration of some) {
        if (await runMigration(client, migration)) done.push(`Ran migration ${migration.name}.`)
      }
    }
    await createFoundation(client)
    // The engine's own migrations come first: derived indexes need what they create.
    await run(engineMigrations)
    done.push(...(await addDerivedParts(client, desired, wanted)))
    await run(migrations)
  })
  await checkSchema(pool, metadata, migrations)
  return done
}

/**
 * Fails with `schemaMismatch` and everything that is missing when the database does not fit, and with `newerDatabase`
 * when a newer version has removed what this one needs. One catalogue query and one of the migrations.
 */
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

async function createFoundation(client: pg.PoolClient): Promise<void> {
  await inShortTransaction(client, 'the engine’s tables', async () => {
    await client.query('create schema if not exists record')
    await client.query('create schema if not exists platform')
    await client.query(`create table if not exists platform.schema_migration (
      name text collate "C" primary key,
      ran_at timestamptz(3) not null default now()
    )`)
    await client.query(
      'alter table platform.schema_migration add column if not exists contracts boolean not null default false',
    )
  })
}

async function addDerivedParts(
  client: pg.PoolClient,
  desired: DesiredSchema,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  // Compared again under the lock: another process may have finished while this one waited.
  const { additions } = compareSchema(desired, migrations, await readCurrentSchema(client))
  const ofNewTables = additions.filter((step) => step.isOfNewTable)
  const ofTablesInUse = additions.filter((step) => !step.isOfNewTable)
  if (ofNewTables.length > 0) {
    await inShortTransaction(client, 'new tables', async () => {
      for (const { text } of ofNewTables.flatMap(({ statements }) => statements)) await client.query(text)
    })
  }
  for (const { tableName, statements } of ofTablesInUse) {
    for (const statement of statements) await runByItself(client, tableName, statement)
  }
  return additions.map((step) => step.done)
}

async function runMigration(client: pg.PoolClient, migration: Migration): Promise<boolean> {
  return inShortTransaction(client, `migration ${migration.name}`, async () => {
    const claim =
      'insert into platform.schema_migration (name, contracts) values ($1, $2) on conflict do nothing'
    const claimed = await client.query(claim, [migration.name, migration.contracts ?? false])
    if (claimed.rowCount === 0) return false
    for (const statement of migration.statements) await client.query(statement)
    return true
  })
}
