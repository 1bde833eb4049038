import { fail } from '@porchlight/errors'
import {
  type FieldScalar,
  isValueRefusal,
  type ResolvedMetadata,
  type ResolvedObject,
  toRecordId,
} from '@porchlight/metadata'
import type pg from 'pg'
import { inTransaction } from '../database/transaction'
import { bareType } from '../schema/plan-migration'
import { quoteIdentifier, tableOf } from '../sql/identifier'
import { withDefaults } from '../write/defaults'
import { withDerived } from '../write/derived'

/** A record to load; `fields` may also set `CreatedDate` and the other system fields. */
export interface LoadedRecord {
  readonly objectApiName: string
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

const rowsPerStatement = 1_000

/**
 * Inserts many records as the system itself, in one transaction: all or none. Values are checked against their fields'
 * types, and defaults and derived values are filled in; rules and state tables do not apply, because seed data contains
 * records in every state. Records may refer to each other in any order. Missing timestamps are set to `now`. Fails with
 * the field error of the first value that does not fit, naming the record.
 */
export async function loadRecords(
  pool: pg.Pool,
  metadata: ResolvedMetadata,
  records: readonly LoadedRecord[],
  now: Date,
): Promise<void> {
  const rowsByObject = new Map<ResolvedObject, Record<string, FieldScalar>[]>()
  for (const record of records) {
    const object = metadata.object(record.objectApiName)
    if (object === undefined) throw refused(record, record.objectApiName, 'there is no such object.')
    const rows = rowsByObject.get(object) ?? []
    rows.push(storedRow(object, record, now))
    rowsByObject.set(object, rows)
  }
  await inTransaction(pool, async (client) => {
    await client.query('set local statement_timeout = 0')
    for (const [object, rows] of rowsByObject) await insertRows(client, object, rows)
  })
  for (const object of rowsByObject.keys()) await pool.query(`analyze ${tableOf(object)}`)
}

function storedRow(object: ResolvedObject, record: LoadedRecord, now: Date): Record<string, FieldScalar> {
  const id = toRecordId(record.id)
  if (id === null || !id.startsWith(object.keyPrefix))
    throw refused(record, 'Id', 'it is no id of this object.')
  const moment = now.toISOString()
  const values: Record<string, FieldScalar> = {}
  for (const apiName of object.fields.keys()) values[apiName] = null
  Object.assign(values, { Id: id, CreatedDate: moment, LastModifiedDate: moment, SystemModstamp: moment })
  for (const [name, value] of Object.entries(record.fields)) {
    const field = object.fieldsByLowerName.get(name.toLowerCase())
    if (field === undefined) throw refused(record, name, 'there is no such field.')
    const stored = value === null || value === undefined ? null : field.type.toColumn(value, field)
    if (isValueRefusal(stored)) throw refused(record, field.apiName, stored.reason.en)
    values[field.apiName] = stored
  }
  const row = { ...withDerived(object, withDefaults(object, values, new Set())) }
  for (const field of object.fields.values()) {
    if (field.required && !field.system && row[field.apiName] === null) {
      throw refused(record, field.apiName, 'a value is required.')
    }
  }
  return row
}

async function insertRows(
  client: pg.PoolClient,
  object: ResolvedObject,
  rows: readonly Record<string, FieldScalar>[],
): Promise<void> {
  const fields = [...object.fields.values()]
  const columns = fields.map((field) => quoteIdentifier(field.apiName)).join(', ')
  const typed = fields.map(
    (field) => `${quoteIdentifier(field.apiName)} ${bareType(field.type.columnType(field))}`,
  )
  const text = `insert into ${tableOf(object)} (${columns}) select ${columns} from jsonb_to_recordset($1::jsonb) as r(${typed.join(', ')})`
  for (let first = 0; first < rows.length; first += rowsPerStatement) {
    await client.query(text, [JSON.stringify(rows.slice(first, first + rowsPerStatement))])
  }
}

function refused(record: LoadedRecord, label: string, reason: string): Error {
  return fail('invalidFieldValue', { label: `${record.objectApiName} ${record.id}, ${label}`, reason })
}
