import { pipeline } from 'node:stream/promises'
import { fail } from '@porchlight/errors'
import type pg from 'pg'
import type { MeasuredTable } from '../copy/manifest'
import { createMeter } from '../copy/measure'
import { surveyTables } from '../copy/survey-tables'
import { readRows, rowWriter, tableName } from '../copy/table-text'
import type { OpenCopy } from './read-copy'

/**
 * Replaces all rows of the database with those of the copy and reads them back: the database then holds, byte for byte,
 * what was copied. Runs in the caller's transaction. `invalidSettings` when it does not.
 */
export async function loadCopy(client: pg.PoolClient, copy: OpenCopy): Promise<void> {
  const { tables } = await surveyTables(client)
  await client.query(`truncate ${tables.map(tableName).join(', ')}`)
  for (const table of copy.manifest.tables) {
    await copy.part(nameOf(table), table, (rows) => pipeline(rows, rowWriter(client, table)))
  }
  for (const table of copy.manifest.tables) {
    await verifyTable(client, table)
    await continueNumbers(client, table)
  }
}

async function verifyTable(client: pg.PoolClient, table: MeasuredTable): Promise<void> {
  const meter = createMeter()
  for await (const _chunk of meter.through(readRows(client, table)));
  const { rows, sha256 } = meter.result()
  if (rows === table.rows && sha256 === table.sha256) return
  const difference = rows === table.rows ? 'other values' : `${rows} rows, not ${table.rows}`
  throw fail('invalidSettings', {
    reason: `Nothing was restored: ${nameOf(table)} came to hold ${difference}.`,
  })
}

/**
 * Continues the table's numbering: a number that was issued once is never issued again, including those already issued
 * here.
 */
async function continueNumbers(client: pg.PoolClient, table: MeasuredTable): Promise<void> {
  for (const { name, lastNumber } of table.columns) {
    if (lastNumber === null) continue
    await client.query(
      `select setval(numbers, greatest($3::bigint, coalesce(pg_sequence_last_value(numbers), $3::bigint)))
       from (select pg_get_serial_sequence($1, $2)::regclass as numbers) source`,
      [tableName(table), name, lastNumber],
    )
  }
}

function nameOf({ schema, name }: MeasuredTable): string {
  return `${schema}.${name}`
}
