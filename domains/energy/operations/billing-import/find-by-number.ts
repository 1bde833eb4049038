import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'

/** The record of an object that bears `number` in `field`; null when none does. */
export async function findByNumber(
  engine: RecordEngine,
  viewer: Viewer,
  objectApiName: string,
  field: string,
  number: string,
  fields: readonly string[],
): Promise<RecordRepresentation | null> {
  const records = await firstRecords(engine, viewer, {
    objectApiName,
    selection: { fields, optionalFields: [] },
    condition: { kind: 'compare', field, operator: 'eq', value: number },
    orderings: [],
    pageSize: 1,
  })
  return records[0] ?? null
}
