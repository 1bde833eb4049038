import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import {
  type ListOrderRepresentation,
  ListOrderSchema,
  type ListReferenceRepresentation,
  ListReferenceSchema,
} from '../../representation/list-info-schema'
import { ApiNameParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Records and lists'
const params = Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam })
const noQuery = Type.Object({})

/** A viewer's preferences for a list view; `orderedBy` is the list's own order if none was chosen. */
export interface ListPreferencesRepresentation {
  /** Column to its width in pixels; -1 where the viewer chose none. */
  readonly columnWidths: Readonly<Record<string, number>>
  readonly columnWrap: Readonly<Record<string, boolean>>
  readonly listReference: ListReferenceRepresentation
  readonly orderedBy: readonly ListOrderRepresentation[]
  /** Whether it is the one of its object’s list views that opens first for the viewer. */
  readonly pinned: boolean
}

const ListPreferencesSchema = Type.Unsafe<ListPreferencesRepresentation>(
  Type.Object(
    {
      columnWidths: Type.Record(Type.String(), Type.Integer()),
      columnWrap: Type.Record(Type.String(), Type.Boolean()),
      listReference: ListReferenceSchema,
      orderedBy: Type.Array(ListOrderSchema),
      pinned: Type.Boolean(),
    },
    { $id: 'ListPreferences' },
  ),
)

const columnName = Type.String({ maxLength: 500 })

export const getListPreferencesContract = defineCall({
  name: 'getListPreferences',
  method: 'GET',
  path: '/ui-api/list-preferences/{objectApiName}/{listViewApiName}',
  summary: 'Reads what the viewer chose for a list view.',
  params,
  query: noQuery,
  body: null,
  answer: ListPreferencesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'notFound'],
  source,
})

export const updateListPreferencesContract = defineCall({
  name: 'updateListPreferences',
  method: 'PATCH',
  path: '/ui-api/list-preferences/{objectApiName}/{listViewApiName}',
  summary:
    'Keeps widths, wrapping and order of a list view for the viewer, and pins it; what is not given stays.',
  params,
  query: noQuery,
  body: Type.Object({
    columnWidths: Type.Optional(Type.Record(columnName, Type.Integer(), { maxProperties: 100 })),
    columnWrap: Type.Optional(Type.Record(columnName, Type.Boolean(), { maxProperties: 100 })),
    orderedBy: Type.Optional(
      Type.Array(
        Type.Object({
          fieldApiName: Type.String({ maxLength: 500 }),
          isAscending: Type.Boolean(),
          label: Type.Optional(Type.String({ maxLength: 500 })),
        }),
        { maxItems: 100 },
      ),
    ),
    pinned: Type.Optional(Type.Boolean()),
  }),
  answer: ListPreferencesSchema,
  successStatus: 200,
  errorKind: 'write',
  errors: ['forbidden', 'notFound', 'unknownField', 'notSortable', 'numberOutsideRange', 'tooManyValues'],
  source,
})
