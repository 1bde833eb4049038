import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { type ListSummaryPage, listSummaryProperties } from '../../representation/list-summaries-schema'
import { ListSummariesQuery } from '../../request/lists/list-query-schemas'
import { ApiNameParam } from '../../request/request-schemas'

/** A list view by its names, with the address to open it at. */
export interface ListViewSummary {
  readonly apiName: string
  readonly id: string
  readonly label: string
  readonly listUiUrl: string
}

export type ListViewSummariesRepresentation = ListSummaryPage<ListViewSummary>

const ListViewSummariesSchema = Type.Unsafe<ListViewSummariesRepresentation>(
  Type.Object(
    listSummaryProperties(
      Type.Object({
        apiName: Type.String(),
        id: Type.String(),
        label: Type.String(),
        listUiUrl: Type.String(),
      }),
    ),
    { $id: 'ListViewSummaryCollection' },
  ),
)

export const getListViewSummariesContract = defineCall({
  name: 'getListViewSummaries',
  method: 'GET',
  path: '/ui-api/list-ui/{objectApiName}',
  summary: 'Reads a page of the list views of an object, or of those that the viewer opened last.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: ListSummariesQuery,
  body: null,
  answer: ListViewSummariesSchema,
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound', 'numberOutsideRange', 'invalidPageToken'],
  source: 'docs/specification/data-service.md section 7, Records and lists',
})
