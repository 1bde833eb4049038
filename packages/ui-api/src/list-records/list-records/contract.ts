import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import {
  type RecordCollectionRepresentation,
  recordCollectionProperties,
} from '../../representation/record-collection-schema'
import {
  ApiNameParam,
  CommaSeparated,
  IntegerText,
  NameArray,
  PageTokenText,
} from '../../request/request-schemas'

const source = 'spec/data-service.md section 7, Records and lists'

/** Which list view a page of records belongs to. */
export interface ListReferenceRepresentation {
  readonly id: string
  readonly listViewApiName: string
  readonly objectApiName: string
  readonly type: 'listView'
}

export type ListRecordsRepresentation = RecordCollectionRepresentation<ListReferenceRepresentation>

const ListRecordsSchema = Type.Unsafe<ListRecordsRepresentation>(
  Type.Object(
    {
      ...recordCollectionProperties,
      listReference: Type.Object({
        id: Type.String(),
        listViewApiName: Type.String(),
        objectApiName: Type.String(),
        type: Type.Literal('listView'),
      }),
    },
    { $id: 'ListRecordCollection' },
  ),
)

const ListRecordsQuery = Type.Object(
  {
    fields: Type.Optional(CommaSeparated),
    optionalFields: Type.Optional(CommaSeparated),
    pageSize: Type.Optional(IntegerText),
    pageToken: Type.Optional(PageTokenText),
    searchTerm: Type.Optional(Type.String({ maxLength: 200 })),
    sortBy: Type.Optional(CommaSeparated),
  },
  { additionalProperties: false },
)

const errors = [
  'notFound',
  'unknownField',
  'notSortable',
  'numberOutsideRange',
  'invalidPageToken',
  'tooManyValues',
] as const

export const getListRecordsByNameContract = defineCall({
  name: 'getListRecordsByName',
  method: 'GET',
  path: '/ui-api/list-records/{objectApiName}/{listViewApiName}',
  summary: 'Reads a page of the records of a list view, named by object and list view.',
  params: Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam }),
  query: ListRecordsQuery,
  body: null,
  answer: ListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const postListRecordsByNameContract = defineCall({
  name: 'postListRecordsByName',
  method: 'POST',
  path: '/ui-api/list-records/{objectApiName}/{listViewApiName}',
  summary: 'The same with the request in the body; field names may be plain.',
  params: Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam }),
  query: Type.Object({}, { additionalProperties: false }),
  body: Type.Object(
    {
      fields: Type.Optional(NameArray),
      optionalFields: Type.Optional(NameArray),
      pageSize: Type.Optional(Type.Integer()),
      pageToken: Type.Optional(PageTokenText),
      searchTerm: Type.Optional(Type.String({ maxLength: 200 })),
      sortBy: Type.Optional(NameArray),
    },
    { additionalProperties: false },
  ),
  answer: ListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const getListRecordsByIdContract = defineCall({
  name: 'getListRecordsById',
  method: 'GET',
  path: '/ui-api/list-records/{listViewId}',
  summary: 'Reads a page of the records of a list view, named by its id.',
  params: Type.Object({ listViewId: ApiNameParam }),
  query: ListRecordsQuery,
  body: null,
  answer: ListRecordsSchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})
