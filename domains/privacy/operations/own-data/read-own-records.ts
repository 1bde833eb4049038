import type { FieldScalar, RecordRepresentation, ResolvedField, ResolvedObject } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { everyRecord } from '@porchlight/server-methods/records/every-record'

/** A viewer of their own records, and the engine. */
export type OwnReader = Pick<MethodContext, 'engine' | 'viewer'>

/** The fields of an object that a customer may read, in the order of their declaration. */
export function ownFields({ fields, access }: ResolvedObject): readonly ResolvedField[] {
  return [...fields.values()].filter(({ apiName }) => access.customer.read.has(apiName))
}

/** Every record of `object` that the viewer may read, oldest first, a page at a time as they are consumed. */
export function readOwnRecords(
  { engine, viewer }: OwnReader,
  object: ResolvedObject,
): AsyncGenerator<RecordRepresentation> {
  return everyRecord(engine, viewer, {
    objectApiName: object.apiName,
    selection: { fields: [], optionalFields: ownFields(object).map(({ apiName }) => apiName) },
    condition: null,
    orderings: [{ field: 'CreatedDate', ascending: true }],
    pageSize: 500,
  })
}

/** The stored value of a field; null if it is empty. */
export function fieldValue(record: RecordRepresentation, { apiName }: ResolvedField): FieldScalar {
  const value = record.fields[apiName]?.value ?? null
  return typeof value === 'object' ? null : value
}
