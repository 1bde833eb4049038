import type { ResolvedMetadata } from '@porchlight/metadata'
import type pg from 'pg'

/** A row of a table as a single text. */
export interface StoredRow {
  readonly table: string
  readonly text: string
}

/** Tables of the stand-ins for external companies, which have their own copies. */
const outside = new Set([
  'billing_stand_in',
  'credit_stand_in',
  'demo_mailbox',
  'demo_processor',
  'market_stand_in',
])

/** Returns every row of every table of the installation. */
export async function everyRow(pool: pg.Pool): Promise<readonly StoredRow[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select schemaname as schema, format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const found: StoredRow[] = []
  for (const { schema, name } of tables) {
    if (outside.has(schema)) continue
    const { rows } = await pool.query<{ text: string }>(`select row_to_json(t)::text as text from ${name} t`)
    found.push(...rows.map(({ text }) => ({ table: name, text })))
  }
  return found
}

/** Returns the ids of all records that lead to the contact, by any chain of references except those to logins. */
export function idsOfCustomer(
  metadata: ResolvedMetadata,
  rows: readonly StoredRow[],
  contactId: string,
): ReadonlySet<string> {
  const references = new Map(
    [...metadata.objects.values()].map((object) => [
      `record."${object.apiName}"`,
      [...object.fields.values()].flatMap(({ apiName, reference }) =>
        reference !== null && reference.objectApiName !== 'User' ? [apiName] : [],
      ),
    ]),
  )
  const records = rows.flatMap(({ table, text }) => {
    const fields = references.get(table) ?? references.get(table.replaceAll('"', '').replace('.', '."') + '"')
    return fields === undefined
      ? []
      : [{ fields, values: JSON.parse(text) as Readonly<Record<string, string | null>> }]
  })
  const ids = new Set([contactId])
  for (let size = 0; size !== ids.size; ) {
    size = ids.size
    for (const { fields, values } of records)
      if (fields.some((field) => ids.has(values[field] ?? ''))) ids.add(String(values.Id))
  }
  return ids
}
