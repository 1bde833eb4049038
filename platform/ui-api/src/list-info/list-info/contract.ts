import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type BatchResult, batchResultsSchema } from '../../representation/batch-results-schema'
import { type ListInfoRepresentation, ListInfoSchema } from '../../representation/list-info-schema'
import { listInputProperties } from '../../request/lists/list-input-schemas'
import { ApiNameParam, CommaSeparated } from '../../request/request-schemas'

const source = 'docs/specification/data-service.md section 7, Records and lists'
const nameParams = Type.Object({ objectApiName: ApiNameParam, listViewApiName: ApiNameParam })
const noQuery = Type.Object({})

/** The definitions of several list views, in the requested order: ids, then names. */
export interface ListInfosRepresentation {
  readonly results: readonly BatchResult<ListInfoRepresentation>[]
}

export const getListInfoByNameContract = defineCall({
  name: 'getListInfoByName',
  method: 'GET',
  path: '/ui-api/list-info/{objectApiName}/{listViewApiName}',
  summary: 'Reads the definition of a list view.',
  params: nameParams,
  query: noQuery,
  body: null,
  answer: ListInfoSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'notFound'],
  source,
})

export const getListInfosContract = defineCall({
  name: 'getListInfos',
  method: 'GET',
  path: '/ui-api/list-info/batch',
  summary: 'Reads the definitions of several list views, by `ids` and by `names` written `object.listView`.',
  params: Type.Object({}),
  query: Type.Object({ ids: Type.Optional(CommaSeparated), names: Type.Optional(CommaSeparated) }),
  body: null,
  answer: Type.Unsafe<ListInfosRepresentation>(
    Type.Object(
      { results: batchResultsSchema<ListInfoRepresentation>(ListInfoSchema) },
      { $id: 'ListInfoBatch' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['tooManyValues'],
  source,
})

export const createListInfoContract = defineCall({
  name: 'createListInfo',
  method: 'POST',
  path: '/ui-api/list-info/{objectApiName}',
  summary: 'Makes a list view of the viewer’s own.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: noQuery,
  body: Type.Object({ ...listInputProperties, includeDefaultAttributes: Type.Optional(Type.Boolean()) }),
  answer: ListInfoSchema,
  successStatus: 201,
  errorKind: 'listWrite',
  errors: ['forbidden', 'invalidListInfo'],
  source,
})

export const updateListInfoContract = defineCall({
  name: 'updateListInfoByName',
  method: 'PATCH',
  path: '/ui-api/list-info/{objectApiName}/{listViewApiName}',
  summary: 'Changes what is given of a list view; the rest stays.',
  params: nameParams,
  query: noQuery,
  body: Type.Object(listInputProperties),
  answer: ListInfoSchema,
  successStatus: 200,
  errorKind: 'listWrite',
  errors: ['forbidden', 'notFound', 'invalidListInfo'],
  source,
})

export const deleteListInfoContract = defineCall({
  name: 'deleteListInfo',
  method: 'DELETE',
  path: '/ui-api/list-info/{objectApiName}/{listViewApiName}',
  summary: 'Deletes a list view, with what anybody chose for it.',
  params: nameParams,
  query: noQuery,
  body: null,
  answer: null,
  successStatus: 204,
  errorKind: 'listWrite',
  errors: ['forbidden', 'notFound'],
  source,
})
