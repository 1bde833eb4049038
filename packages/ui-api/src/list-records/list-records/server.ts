import { fail } from '@porchlight/errors'
import type { ResolvedListView, ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { filtersToCondition } from '../../request/filters-to-condition'
import { parseNames } from '../../request/parse-request'
import { type CollectionRequest, readCollection } from '../../request/read-collection'
import {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  type ListRecordsRepresentation,
  postListRecordsByNameContract,
} from './contract'

const pageSizes = { min: 1, max: 2000, fallback: 50 }

const handleByName = handleCall(
  getListRecordsByNameContract,
  async ({ params, query }, context: CallContext) => {
    const view = listViewByName(params.objectApiName, params.listViewApiName, context)
    return { body: await listRecords(view, fromQuery(query), context) }
  },
)

const handlePostByName = handleCall(
  postListRecordsByNameContract,
  async ({ params, body }, context: CallContext) => {
    const view = listViewByName(params.objectApiName, params.listViewApiName, context)
    return { body: await listRecords(view, { ...body, qualified: false }, context) }
  },
)

const handleById = handleCall(getListRecordsByIdContract, async ({ params, query }, context: CallContext) => {
  const view = context.metadata.listViewById(params.listViewId)
  if (view === undefined) throw fail('notFound')
  return { body: await listRecords(view, fromQuery(query), context) }
})

/** The calls that read the records of a list view. */
export const handlers: readonly CallHandler[] = [handleByName, handlePostByName, handleById]

function fromQuery(query: {
  readonly fields?: string
  readonly optionalFields?: string
  readonly pageSize?: string
  readonly pageToken?: string
  readonly searchTerm?: string
  readonly sortBy?: string
}): CollectionRequest {
  return {
    ...query,
    fields: parseNames(query.fields),
    optionalFields: parseNames(query.optionalFields),
    sortBy: parseNames(query.sortBy),
    qualified: true,
  }
}

function listViewByName(
  objectApiName: string,
  listViewApiName: string,
  context: CallContext,
): ResolvedListView {
  const wanted = listViewApiName.toLowerCase()
  const view = context.metadata
    .object(objectApiName)
    ?.listViews.find((candidate) => candidate.apiName.toLowerCase() === wanted)
  if (view === undefined) throw fail('notFound')
  return view
}

async function listRecords(
  view: ResolvedListView,
  request: CollectionRequest,
  context: CallContext,
): Promise<ListRecordsRepresentation> {
  const object = objectOf(view, context)
  return readCollection({
    object,
    condition: filtersToCondition(object, view.filteredBy),
    parent: null,
    columns: view.displayColumns,
    orderedBy: view.orderedBy,
    request,
    pageSizes,
    pageUrl: `/services/data/${context.apiVersion}/ui-api/list-records/${view.objectApiName}/${view.apiName}`,
    listReference: {
      id: view.id,
      listViewApiName: view.apiName,
      objectApiName: view.objectApiName,
      type: 'listView',
    },
    listInfoETag: context.metadata.version,
    context,
  })
}

/** An object of which this class of viewer reads nothing is not told apart from one that does not exist. */
function objectOf(view: ResolvedListView, context: CallContext): ResolvedObject {
  const object = context.metadata.object(view.objectApiName)
  if (object === undefined || object.access[context.viewer.class].records.kind === 'none') {
    throw fail('notFound')
  }
  return object
}
