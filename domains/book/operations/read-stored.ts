import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { type StoredValues, valueAt } from './stored-columns'

/** A record as the files know it. */
export interface StoredRecord {
  readonly id: string
  readonly values: StoredValues
}

/** What is read: records of which a field holds one of some values, in an order. */
export interface StoredReading {
  readonly objectApiName: string
  readonly paths: readonly string[]
  readonly where: { readonly field: string; readonly values: readonly string[] }
  readonly orderedBy?: readonly string[]
}

const valuesAtOnce = 500
const pageSize = 1_000

/** Reads every record whose field holds one of the values; the order holds among records of one value. */
export async function readStored(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  { objectApiName, paths, where, orderedBy = [] }: StoredReading,
): Promise<readonly StoredRecord[]> {
  const found: StoredRecord[] = []
  for (let first = 0; first < where.values.length; first += valuesAtOnce) {
    const value = where.values.slice(first, first + valuesAtOnce)
    const records = everyRecord(engine, viewer, {
      objectApiName,
      selection: { fields: [], optionalFields: [...paths] },
      condition: { kind: 'compare', field: where.field, operator: 'in', value },
      orderings: orderedBy.map((field) => ({ field, ascending: true })),
      pageSize,
    })
    for await (const record of records) {
      const values = paths.map((path) => [path, valueAt(record, path)] as const)
      found.push({ id: record.id, values: Object.fromEntries(values) })
    }
  }
  return found
}
