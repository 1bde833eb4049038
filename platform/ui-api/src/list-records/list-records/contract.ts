import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ListPageSchema } from '../../representation/list-page-schema'
import { ListRecordsBody, ListRecordsQuery } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Records and lists'

const pageErrors = [
  'notFound',
  'unknownField',
  'notSortable',
  'notFilterable',
  'invalidWhere',
  'spanTooDeep',
  'numberOutsideRange',
  'invalidPageToken',
  'tooManyValues',
  'beyondBudget',
] as const

export const getListRecordsByNameContract = defineCall({
  name: 'getListRecordsByName',
  method: 'GET',
  path: '/ui-api/list-records/{objectApiName}/{listViewApiName}',
  summary: 'Reads a page of the records of a list view, named by object and list view.',
  params: Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam }),
  query: ListRecordsQuery,
  body: null,
  answer: ListPageSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [...pageErrors, 'unqualifiedField'],
  source,
})

export const postListRecordsByNameContract = defineCall({
  name: 'postListRecordsByName',
  method: 'POST',
  path: '/ui-api/list-records/{objectApiName}/{listViewApiName}',
  summary: 'The same with the request in the body; field names may be plain, `where` may be JSON.',
  params: Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam }),
  query: Type.Object({}),
  body: ListRecordsBody,
  answer: ListPageSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: pageErrors,
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
  answer: ListPageSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: [...pageErrors, 'unqualifiedField'],
  source,
})
