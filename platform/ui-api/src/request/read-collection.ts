import type { OrderByDeclaration, ResolvedObject } from '@porchlight/metadata'
import type { Condition, CountRequest, ListRequest, RecordPage } from '@porchlight/record-engine'
import type { CallContext } from '../define/handler'
import type { RecordCollectionRepresentation } from '../representation/record-collection-schema'
import { collectionUrl } from './collection-url'
import { parseWhere } from './filters/where'
import { listColumns } from './lists/list-columns'
import { parseOrderings, parsePageSize, parsePosition, parseSelection } from './parse-request'

/** The request of a call for a list, from its query or its body. */
export interface CollectionRequest {
  readonly fields?: readonly string[]
  readonly optionalFields?: readonly string[]
  readonly pageSize?: string | number
  readonly pageToken?: string
  readonly searchTerm?: string
  readonly sortBy?: readonly string[]
  /** Text in the syntax of GraphQL or JSON, or a JSON object. */
  readonly where?: unknown
  /** Whether the response includes the total number of records in the list. */
  readonly includeTotalCount?: boolean
  /** Whether field names have to carry their object's name. */
  readonly qualified: boolean
}

interface CollectionSource<Reference> {
  readonly object: ResolvedObject
  readonly condition: Condition | null
  readonly parent: ListRequest['parent']
  /** The list's own columns, included with every record that may show them. */
  readonly columns: readonly string[]
  readonly orderedBy: readonly OrderByDeclaration[]
  readonly request: CollectionRequest
  /** Reads the page when its records are not simply those that meet the condition, in their order. */
  readonly readPage?: (request: ListRequest) => Promise<RecordPage>
  readonly pageSizes: { readonly min: number; readonly max: number; readonly fallback: number }
  readonly pageUrl: string
  readonly listReference: Reference
  readonly listInfoETag: string
  readonly context: CallContext
}

/** Records beyond this many are not counted individually for a response. */
const totalCountLimit = 10_000

/** Reads one page of a list view or related list and returns it in the data service's format. */
export async function readCollection<Reference>(
  source: CollectionSource<Reference>,
): Promise<RecordCollectionRepresentation<Reference>> {
  const { object, request, context } = source
  const selection = parseSelection(
    object,
    request.fields ?? [],
    request.optionalFields ?? [],
    request.qualified,
  )
  const sortBy = request.sortBy ?? []
  const orderings =
    sortBy.length > 0
      ? parseOrderings(object, sortBy)
      : source.orderedBy.map((order) => ({ field: order.fieldApiName, ascending: order.isAscending }))
  const pageSize = parsePageSize(request.pageSize, source.pageSizes)
  const searchTerm = request.searchTerm?.trim() || null
  const where = parseWhere(object, request.where)
  const filter: CountRequest = {
    objectApiName: object.apiName,
    condition: both(source.condition, where),
    parent: source.parent,
    searchTerm,
  }
  const readPage =
    source.readPage ?? ((requested: ListRequest) => context.engine.listRecords(context.viewer, requested))
  const page = await readPage({
    ...filter,
    selection: {
      fields: selection.fields,
      optionalFields: [...selection.optionalFields, ...listColumns(object, source.columns, context)],
    },
    orderings,
    pageSize,
    position: parsePosition(request.pageToken),
  })
  const total =
    request.includeTotalCount === true
      ? await context.engine.countRecords(context.viewer, filter, totalCountLimit)
      : null
  const urlOf = (token: string) =>
    collectionUrl(source.pageUrl, object, { ...request, pageSize, pageToken: token })
  return {
    count: page.records.length,
    currentPageToken: page.currentPageToken,
    currentPageUrl: urlOf(page.currentPageToken),
    fields: request.fields ?? [],
    listInfoETag: source.listInfoETag,
    listReference: source.listReference,
    nextPageToken: page.nextPageToken,
    nextPageUrl: page.nextPageToken === null ? null : urlOf(page.nextPageToken),
    optionalFields: request.optionalFields ?? [],
    pageSize,
    previousPageToken: page.previousPageToken,
    previousPageUrl: page.previousPageToken === null ? null : urlOf(page.previousPageToken),
    records: page.records,
    searchTerm,
    sortBy: orderings.map((ordering) => (ordering.ascending ? ordering.field : `-${ordering.field}`)),
    ...(total === null ? {} : { totalCount: total.count, totalCountHasMore: total.hasMore }),
    where: where === null ? null : whereText(request.where),
  }
}

/** Returns a `where` in the form in which responses and URLs repeat it. */
function whereText(where: unknown): string {
  return typeof where === 'string' ? where : JSON.stringify(where)
}

function both(first: Condition | null, second: Condition | null): Condition | null {
  if (first === null || second === null) return first ?? second
  return { kind: 'and', conditions: [first, second] }
}
