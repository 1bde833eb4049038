import {
  type FieldPath,
  keyPrefixOf,
  type ObjectDeclaration,
  type TypedRecord,
  type Viewer,
} from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { typedRecord } from './typed-record'

/**
 * Reads `fields` of one record as `viewer`, with the types that `object` declares: a picklist is one of its values, and
 * money is in dollars (`centsOf` converts it to the whole cents used for sums). Null when the viewer can see no such
 * record of this object; `recordId` has 18 characters. Fails with `unknownField` when the viewer may not read a field.
 * A spanning field is null when the viewer may not see the other record.
 */
export async function read<Object extends ObjectDeclaration, const Path extends FieldPath<Object>>(
  engine: Pick<RecordEngine, 'readRecord'>,
  viewer: Viewer,
  object: Object,
  recordId: string,
  fields: readonly Path[],
): Promise<TypedRecord<Object, Path> | null> {
  if (keyPrefixOf(recordId) !== object.keyPrefix) return null
  const record = await engine.readRecord(viewer, recordId, { fields, optionalFields: [] })
  return record === null ? null : typedRecord(object, record, fields)
}
