import type { FieldValue } from '@porchlight/metadata'
import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, CommaSeparated, RecordIdParam } from '../../request/request-schemas'

/** The initial values in the form of a quick action. */
export interface QuickActionDefaultsRepresentation {
  readonly actionApiName: string
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly fields: Readonly<Record<string, FieldValue>>
  readonly objectApiName: string
}

export const getQuickActionDefaultsContract = defineCall({
  name: 'getQuickActionDefaults',
  method: 'GET',
  path: '/ui-api/actions/record-defaults/{actionApiName}',
  summary: 'Answers the values that the form of a quick action begins with.',
  params: Type.Object({ actionApiName: ApiNameParam }),
  query: Type.Object({
    optionalFields: Type.Optional(CommaSeparated),
    parentRecordId: Type.Optional(RecordIdParam),
  }),
  body: null,
  answer: Type.Unsafe<QuickActionDefaultsRepresentation>(
    Type.Object(
      {
        actionApiName: Type.String(),
        eTag: Type.String(),
        fields: Type.Record(
          Type.String(),
          Type.Object({
            displayValue: Type.Union([Type.String(), Type.Null()]),
            value: Type.Any({ description: 'A text, number, boolean or null.' }),
          }),
        ),
        objectApiName: Type.String(),
      },
      { $id: 'QuickActionDefaults' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'unqualifiedField', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})
