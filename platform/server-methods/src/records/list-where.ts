import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from './first-records'

/** More than one record has of another object. */
const most = 200

/** The records of an object whose `field` is `value`, the oldest first. */
export function listWhere(
  engine: RecordEngine,
  reader: Viewer,
  objectApiName: string,
  field: string,
  value: string,
  fields: readonly string[],
): Promise<readonly RecordRepresentation[]> {
  return firstRecords(engine, reader, {
    objectApiName,
    selection: { fields, optionalFields: [] },
    condition: { kind: 'compare', field, operator: 'eq', value },
    orderings: [{ field: 'CreatedDate', ascending: true }],
    pageSize: most,
  })
}
