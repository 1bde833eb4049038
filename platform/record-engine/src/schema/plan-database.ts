import type { ResolvedMetadata } from '@porchlight/metadata'
import type pg from 'pg'
import { readCurrentSchema } from './current-schema'
import { deriveSchema } from './derive-schema'
import { engineMigrations, type Migration } from './migration'
import { compareSchema, type HoldsUp } from './plan-migration'

/** A step that `migrateDatabase` would perform. */
export interface PlannedStep {
  /** Why, as a sentence. */
  readonly reason: string
  readonly statements: readonly string[]
  /** The most that any of the statements blocks; `its own locks`: a numbered migration, as one transaction. */
  readonly holdsUp: HoldsUp | 'its own locks'
  /** The table that is in use; null where it is new, or where there are several. */
  readonly table: TableSize | null
  /** Whether versions that do not know it can no longer work with the database. */
  readonly contracts: boolean
}

/** How large a table is, as PostgreSQL reckoned last. */
export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly bytes: number
}

/**
 * Returns what `migrateDatabase` would do, in order, and what it would fail at; changes nothing. Fails with
 * `newerDatabase` in the same cases.
 */
export async function planDatabase(
  pool: pg.Pool,
  metadata: ResolvedMetadata,
  migrations: readonly Migration[],
): Promise<{ readonly steps: readonly PlannedStep[]; readonly conflicts: readonly string[] }> {
  const wanted = [...engineMigrations, ...migrations]
  const difference = compareSchema(deriveSchema(metadata), wanted, await readCurrentSchema(pool))
  const sizes = await readTableSizes(pool)
  const isEngines = (migration: Migration) => engineMigrations.includes(migration)
  const derived = difference.additions.map(
    ({ missing, tableName, isOfNewTable, statements }): PlannedStep => ({
      reason: missing,
      statements: statements.map(({ text }) => text),
      holdsUp: mostOf(statements.map(({ holdsUp }) => holdsUp)),
      table: isOfNewTable ? null : (sizes.get(tableName) ?? null),
      contracts: false,
    }),
  )
  return {
    steps: [
      ...difference.migrations.filter(isEngines).map(numberedStep),
      ...derived,
      ...difference.migrations.filter((each) => !isEngines(each)).map(numberedStep),
    ],
    conflicts: difference.conflicts,
  }
}

function numberedStep({ name, statements, contracts = false }: Migration): PlannedStep {
  const reason = `Migration ${name} has not run.`
  return { reason, statements, holdsUp: 'its own locks', table: null, contracts }
}

const order: readonly HoldsUp[] = ['nothing', 'some rows', 'everyone']

function mostOf(all: readonly HoldsUp[]): HoldsUp {
  return order[Math.max(0, ...all.map((each) => order.indexOf(each)))] ?? 'nothing'
}

async function readTableSizes(pool: pg.Pool): Promise<ReadonlyMap<string, TableSize>> {
  const { rows } = await pool.query<{ name: string; rows: number; bytes: number }>(
    `select c.relname::text as name, greatest(c.reltuples, 0)::float8 as rows, pg_total_relation_size(c.oid)::float8 as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'record' and c.relkind in ('r', 'p')`,
  )
  return new Map(rows.map((row) => [row.name, row]))
}
