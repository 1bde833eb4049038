import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ListUISchema } from '../../representation/list-ui-schema'
import { ListPageQuery, listViewIdPattern } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Records and lists'

const errors = [
  'notFound',
  'unqualifiedField',
  'unknownField',
  'notSortable',
  'spanTooDeep',
  'numberOutsideRange',
  'invalidPageToken',
  'tooManyValues',
  'beyondBudget',
] as const

export const getListUiByNameContract = defineCall({
  name: 'getListUiByName',
  method: 'GET',
  path: '/ui-api/list-ui/{objectApiName}/{listViewApiName}',
  summary: 'Opens a list view: its definition and a page of its records.',
  params: Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam }),
  query: ListPageQuery,
  body: null,
  answer: ListUISchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})

export const getListUiByIdContract = defineCall({
  name: 'getListUiById',
  method: 'GET',
  path: '/ui-api/list-ui/{listViewId}',
  summary: 'The same of the list view of that id.',
  params: Type.Object({ listViewId: ApiNameParam }),
  pathPatterns: { listViewId: listViewIdPattern },
  query: ListPageQuery,
  body: null,
  answer: ListUISchema,
  successStatus: 200,
  errorKind: 'read',
  errors,
  source,
})
