import type { RecordRepresentation } from '@porchlight/metadata'
import { Type } from 'typebox'

/** The schema of a record; its type is the metadata package's `RecordRepresentation`. */
export const RecordSchema = Type.Unsafe<RecordRepresentation>(
  Type.Object(
    {
      apiName: Type.String(),
      childRelationships: Type.Record(Type.String(), Type.Any(), {
        description: 'Pages of child records by relationship; empty unless they were asked for.',
      }),
      eTag: Type.String({ pattern: '^[0-9a-f]{32}$' }),
      fields: Type.Record(
        Type.String(),
        Type.Object({
          displayValue: Type.Union([Type.String(), Type.Null()]),
          value: Type.Any({
            description: 'A text, number, boolean or null; a record for a spanned reference.',
          }),
        }),
      ),
      id: Type.String(),
      lastModifiedById: Type.Union([Type.String(), Type.Null()]),
      lastModifiedDate: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      recordTypeId: Type.String(),
      recordTypeInfo: Type.Any({ description: 'The record type, or null when the object declares none.' }),
      systemModstamp: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      weakEtag: Type.Integer({ description: 'systemModstamp in milliseconds of the epoch.' }),
    },
    { $id: 'Record' },
  ),
)
