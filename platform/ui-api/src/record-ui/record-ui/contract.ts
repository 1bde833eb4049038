import type {
  LayoutRepresentation,
  ObjectInfoRepresentation,
  RecordRepresentation,
} from '@porchlight/metadata'
import { type TSchema, Type } from 'typebox'
import { defineCall } from '../../define/call'
import { RecordLayoutSchema } from '../../representation/layout-schema'
import {
  type LayoutUserStateRepresentation,
  LayoutUserStateSchema,
} from '../../representation/layout-user-state-schema'
import { ObjectInfoSchema } from '../../representation/object-info-schema'
import { RecordSchema } from '../../representation/record-schema'
import { recordQuery } from '../../request/records/record-query-schemas'
import { AnyFormFactor, CommaSeparated } from '../../request/request-schemas'

/** Values by name. */
type ByName<Value> = Readonly<Record<string, Value>>

/** Records with all that a page needs to show them; keys of version 65.0. */
export interface RecordUiRepresentation {
  /** 32 hex digits over all the parts. */
  readonly eTag: string
  /** By the layout's id. */
  readonly layoutUserStates: ByName<LayoutUserStateRepresentation>
  /** By object, record type, layout type and mode. */
  readonly layouts: ByName<ByName<ByName<ByName<LayoutRepresentation>>>>
  readonly objectInfos: ByName<ObjectInfoRepresentation>
  /** By id. */
  readonly records: ByName<RecordRepresentation>
}

const byName = (value: TSchema) => Type.Record(Type.String(), value)

export const getRecordUiContract = defineCall({
  name: 'getRecordUi',
  method: 'GET',
  path: '/ui-api/record-ui/{recordIds}',
  summary:
    'Reads records with their layouts, what the viewer folded of those, and the objects they are of; with at most 20 lists of child records in all.',
  params: Type.Object({ recordIds: CommaSeparated }),
  query: Type.Object({
    ...recordQuery,
    formFactor: Type.Optional(AnyFormFactor),
    optionalFields: Type.Optional(CommaSeparated),
  }),
  body: null,
  answer: Type.Unsafe<RecordUiRepresentation>(
    Type.Object(
      {
        eTag: Type.String(),
        layoutUserStates: byName(LayoutUserStateSchema),
        layouts: byName(byName(byName(byName(RecordLayoutSchema)))),
        objectInfos: byName(ObjectInfoSchema),
        records: byName(RecordSchema),
      },
      { $id: 'RecordUi' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: [
    'invalidRecordId',
    'invalidParameter',
    'unqualifiedField',
    'tooManyValues',
    'numberOutsideRange',
    'notFound',
  ],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})
