import pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { CopiedTable } from './manifest'

/** The settings that the text of rows depends on; set in each transaction that reads or writes it. */
export const settingsOfText = [
  'set local statement_timeout = 0',
  'set local lock_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, MDY'",
  "set local intervalstyle = 'postgres'",
  "set local bytea_output = 'hex'",
  'set local extra_float_digits = 1',
].join('; ')

/** Returns the name of a table in SQL. */
export function tableName(table: Pick<CopiedTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`
}

/** Reads a table's rows as text, in key order on every server: the same rows yield the same bytes. */
export function readRows(client: pg.PoolClient, table: CopiedTable): AsyncIterable<Buffer> {
  const collated = new Set(table.columns.filter((column) => column.collated).map((column) => column.name))
  const keys = table.key.map((name) => pg.escapeIdentifier(name) + (collated.has(name) ? ' collate "C"' : ''))
  const order = keys.length > 0 ? keys.join(', ') : '(source.*)::text collate "C"'
  const text = `copy (select ${columnsOf(table)} from ${tableName(table)} source order by ${order}) to stdout`
  return client.query(copyTo(text))
}

/** Returns a stream to write rows as read by `readRows`. */
export function rowWriter(client: pg.PoolClient, table: CopiedTable) {
  return client.query(copyFrom(`copy ${tableName(table)} (${columnsOf(table)}) from stdin`))
}

function columnsOf(table: CopiedTable): string {
  return table.columns.map((column) => pg.escapeIdentifier(column.name)).join(', ')
}
