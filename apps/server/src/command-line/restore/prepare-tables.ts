import { fail } from '@porchlight/errors'
import { migrateJobs } from '@porchlight/jobs'
import { migrateDatabase } from '@porchlight/record-engine'
import pg from 'pg'
import { metadata } from '../../composition/compose-context'
import { migrations } from '../../composition/migrations'
import type { Manifest } from '../copy/manifest'
import { surveyTables } from '../copy/survey-tables'
import { tableName } from '../copy/table-text'

/**
 * Brings the database to the schema that the copy was made from: the numbered migrations that its database had run and
 * no later ones, which then run over the copy's rows as they would have run over the original's. Fails with
 * `schemaMismatch` when that schema cannot be reached from here. Also creates the job queue, which copies do not
 * contain.
 */
export async function prepareTables(pool: pg.Pool, manifest: Manifest): Promise<void> {
  const before = new Set((await surveyTables(pool)).migrations)
  const copied = new Set(manifest.migrations)
  const later = migrations.filter(({ name }) => before.has(name) && !copied.has(name))
  if (later.length > 0) {
    throw fail('schemaMismatch', {
      reason: `The copy is of an earlier version than this database (${later.map(({ name }) => name).join(', ')}). Restore it into an empty one: another DATA_DIR or DATABASE_URL.`,
    })
  }
  await migrateDatabase(
    pool,
    metadata,
    migrations.filter(({ name }) => copied.has(name)),
  )
  const ran = new Set((await surveyTables(pool)).migrations)
  const unknown = manifest.migrations.filter((name) => !ran.has(name))
  if (unknown.length > 0) {
    throw fail('schemaMismatch', {
      reason: `The copy is of a later version, whose migrations this one does not know: ${unknown.join(', ')}. Restore it with that version.`,
    })
  }
  await addFormerColumns(pool, manifest)
  await migrateJobs(pool)
}

/**
 * Adds tables and columns of objects that are no longer declared: the copied database retains them, and so does this
 * one.
 */
async function addFormerColumns(pool: pg.Pool, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables.filter(({ schema }) => schema === 'record')) {
    await pool.query(`create table if not exists ${tableName(table)} ()`)
    const columns = table.columns.map(
      (column) => `add column if not exists ${pg.escapeIdentifier(column.name)} ${column.type}`,
    )
    await pool.query(`alter table ${tableName(table)} ${columns.join(', ')}`)
  }
}
