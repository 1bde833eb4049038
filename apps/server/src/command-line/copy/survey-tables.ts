import { computeTriggerPrefix } from '@porchlight/record-engine'
import type pg from 'pg'
import { type CopiedTable, copiedSchemas } from './manifest'

/** The tables of a database, to the extent that copies contain them. */
export interface Survey {
  /** Ordered so that each table follows those it references with immediate constraints. */
  readonly tables: readonly CopiedTable[]
  readonly migrations: readonly string[]
  /** Schemas with tables that belong neither to us, nor the queue, nor PostgreSQL. */
  readonly foreignSchemas: readonly string[]
}

interface FoundTable extends CopiedTable {
  readonly oid: string
  readonly refersTo: readonly string[]
}

// References that are checked at the end of the transaction need no order.
const tablesQuery = `
  select c.oid::text as oid, n.nspname::text as schema, c.relname::text as name,
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'collated', a.attcollation <> 0,
        'lastNumber', case when a.attidentity = '' then null
          else pg_sequence_last_value(pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname)::regclass)::text end
      ) order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = '${computeTriggerPrefix}' || a.attname)
      ) as columns,
    coalesce((select json_agg(a.attname order by k.place)
      from pg_index i
      cross join unnest(i.indkey::smallint[]) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary), '[]') as key,
    coalesce((select json_agg(distinct k.confrelid::text)
      from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and not k.condeferrable and k.confrelid <> c.oid), '[]') as "refersTo"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
  order by n.nspname collate "C", c.relname collate "C"`

const foreignQuery = `
  select distinct n.nspname::text as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname <> all($1)
    and n.nspname not in ('graphile_worker', 'information_schema') and n.nspname not like 'pg\\_%'
  order by 1`

/** Looks up the tables in the catalogue. The migration history is passed by name and is not a table of the copy. */
export async function surveyTables(client: Pick<pg.PoolClient, 'query'>): Promise<Survey> {
  const found = await client.query<FoundTable>(tablesQuery, [copiedSchemas])
  const foreign = await client.query<{ name: string }>(foreignQuery, [copiedSchemas])
  const isHistory = (table: FoundTable) => table.schema === 'platform' && table.name === 'schema_migration'
  const migrations = found.rows.some(isHistory)
    ? await client.query<{ name: string }>('select name from platform.schema_migration order by ran_at, name')
    : { rows: [] }
  return {
    tables: inOrderOfReference(found.rows.filter((table) => !isHistory(table))),
    migrations: migrations.rows.map((row) => row.name),
    foreignSchemas: foreign.rows.map((row) => row.name),
  }
}

function inOrderOfReference(found: readonly FoundTable[]): readonly CopiedTable[] {
  const byOid = new Map(found.map((table) => [table.oid, table]))
  const placed = new Set<FoundTable>()
  // A cycle of references, which cannot be ordered, ends at the table where it started.
  const place = (table: FoundTable, inProgress: ReadonlySet<FoundTable>) => {
    if (placed.has(table) || inProgress.has(table)) return
    for (const oid of table.refersTo) {
      const target = byOid.get(oid)
      if (target !== undefined) place(target, new Set([...inProgress, table]))
    }
    placed.add(table)
  }
  for (const table of found) place(table, new Set())
  return [...placed].map(({ schema, name, columns, key }) => ({ schema, name, columns, key }))
}
