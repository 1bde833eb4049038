import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type ListSummaryPage, listSummaryProperties } from '../../representation/list-summaries-schema'
import { ListSummariesQuery } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

/** A list view by its names, with the address of its definition. */
export interface ListInfoSummary {
  readonly apiName: string
  readonly id: string
  readonly label: string
  readonly url: string
}

export type ListInfoSummariesRepresentation = ListSummaryPage<ListInfoSummary>

const ListInfoSummariesSchema = Type.Unsafe<ListInfoSummariesRepresentation>(
  Type.Object(
    listSummaryProperties(
      Type.Object({
        apiName: Type.String(),
        id: Type.String(),
        label: Type.String(),
        url: Type.String(),
      }),
    ),
    { $id: 'ListInfoSummaryCollection' },
  ),
)

export const getListInfosByObjectNameContract = defineCall({
  name: 'getListInfosByObjectName',
  method: 'GET',
  path: '/ui-api/list-info/{objectApiName}',
  summary: 'Reads a page of the list views of an object, or of those that the viewer opened last.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: ListSummariesQuery,
  body: null,
  answer: ListInfoSummariesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['forbidden', 'numberOutsideRange', 'invalidPageToken'],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})
