import type { FieldValue, RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'

/** Fields by name, with their values and display values. */
export type FieldValues = Readonly<Record<string, FieldValue>>

/** A record that does not exist yet: its initial values. */
export type NewRecordRepresentation = Omit<RecordRepresentation, 'id'> & { readonly id: null }

const nullableText = Type.Union([Type.String(), Type.Null()])

/** The schema of a record's fields. */
export const FieldValuesSchema = Type.Unsafe<FieldValues>(
  Type.Record(
    Type.String(),
    Type.Object({ displayValue: nullableText, value: Type.Any({ description: 'As in a record.' }) }),
  ),
)

/** The schema of a record that does not exist yet: a record without an id. */
export const NewRecordSchema = Type.Unsafe<NewRecordRepresentation>(
  Type.Object(
    {
      apiName: Type.String(),
      childRelationships: Type.Record(Type.String(), Type.Any()),
      eTag: Type.String(),
      fields: FieldValuesSchema,
      id: Type.Null(),
      lastModifiedById: Type.Null(),
      lastModifiedDate: Type.Null(),
      recordTypeId: Type.String(),
      recordTypeInfo: Type.Any({ description: 'The record type, or null when the object declares none.' }),
      systemModstamp: Type.Null(),
      weakEtag: Type.Integer(),
    },
    { $id: 'NewRecord' },
  ),
)
