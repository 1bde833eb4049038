import type { Queryable } from '../database/queryable'
import { runStatement } from '../database/run-statement'

/** The current schema of the database, as far as the engine manages it. */
export interface CurrentSchema {
  readonly tableNames: ReadonlySet<string>
  /** `Table.Column` to its type as PostgreSQL spells it. */
  readonly columns: ReadonlyMap<string, string>
  /** Which of them PostgreSQL computes as it stores a row, `Table.Column`. */
  readonly generatedColumns: ReadonlySet<string>
  /** Names of indexes that can be used, and of foreign keys that every row was checked by. */
  readonly parts: ReadonlySet<string>
  /** Foreign keys that are checked only for new rows. */
  readonly uncheckedForeignKeys: ReadonlySet<string>
  readonly migrations: ReadonlySet<string>
  /** Those of them that removed something that versions without them need. */
  readonly contractions: ReadonlySet<string>
}

const catalogQuery = `
  select 'table', c.relname::text, '', ''
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'record' and c.relkind in ('r', 'p')
  union all
  select 'column', c.relname::text, a.attname::text, format_type(a.atttypid, a.atttypmod)
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'record' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
  union all
  select 'generated', c.relname::text, a.attname::text, ''
  from pg_attribute a
  join pg_class c on c.oid = a.attrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'record' and c.relkind in ('r', 'p') and a.attgenerated <> ''
  union all
  select 'part', c.relname::text, '', ''
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'record' and i.indisvalid
  union all
  select case when k.convalidated then 'part' else 'unchecked' end, k.conname::text, '', ''
  from pg_constraint k join pg_namespace n on n.oid = k.connamespace
  where n.nspname = 'record' and k.contype = 'f'
  union all
  select 'history', '', '', ''
  where to_regclass('platform.schema_migration') is not null`

/** Reads the catalogue: one statement, and one more where migrations have run before. */
export async function readCurrentSchema(database: Queryable): Promise<CurrentSchema> {
  const tableNames = new Set<string>()
  const columns = new Map<string, string>()
  const generatedColumns = new Set<string>()
  const parts = new Set<string>()
  const uncheckedForeignKeys = new Set<string>()
  let hasHistory = false
  for (const row of await runStatement(database, { text: catalogQuery, name: undefined }, [])) {
    const [kind, first, second, type] = row.map(String)
    if (kind === 'table') tableNames.add(first ?? '')
    else if (kind === 'column') columns.set(`${first}.${second}`, type ?? '')
    else if (kind === 'generated') generatedColumns.add(`${first}.${second}`)
    else if (kind === 'part') parts.add(first ?? '')
    else if (kind === 'unchecked') uncheckedForeignKeys.add(first ?? '')
    else hasHistory = true
  }
  const history = hasHistory ? await readHistory(database) : []
  const migrations = new Set(history.map(({ name }) => name))
  const contractions = new Set(history.flatMap(({ name, contracts }) => (contracts ? [name] : [])))
  return { tableNames, columns, generatedColumns, parts, uncheckedForeignKeys, migrations, contractions }
}

async function readHistory(
  database: Queryable,
): Promise<readonly { readonly name: string; readonly contracts: boolean }[]> {
  // The column is missing if no version with contractions has migrated the database.
  const text = `select name, coalesce(to_jsonb(ran) ->> 'contracts', 'false') from platform.schema_migration ran`
  const rows = await runStatement(database, { text, name: undefined }, [])
  return rows.map(([name, contracts]) => ({ name: String(name), contracts: contracts === 'true' }))
}
