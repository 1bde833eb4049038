import type { OrderByDeclaration, ResolvedObject } from '@porchlight/metadata'
import type { Condition, ListRequest } from '@porchlight/record-engine'
import type { CallContext } from '../define/handler'
import type { RecordCollectionRepresentation } from '../representation/record-collection-schema'
import { parseOrderings, parsePageSize, parsePosition, parseSelection } from './parse-request'

/** What a call asks of a list, from its query or its body. */
export interface CollectionRequest {
  readonly fields?: readonly string[]
  readonly optionalFields?: readonly string[]
  readonly pageSize?: string | number
  readonly pageToken?: string
  readonly searchTerm?: string
  readonly sortBy?: readonly string[]
  /** Whether field names have to carry their object's name. */
  readonly qualified: boolean
}

interface CollectionSource<Reference> {
  readonly object: ResolvedObject
  readonly condition: Condition | null
  readonly parent: ListRequest['parent']
  /** The list's own columns; they come with every record that may show them. */
  readonly columns: readonly string[]
  readonly orderedBy: readonly OrderByDeclaration[]
  readonly request: CollectionRequest
  readonly pageSizes: { readonly min: number; readonly max: number; readonly fallback: number }
  readonly pageUrl: string
  readonly listReference: Reference
  readonly listInfoETag: string
  readonly context: CallContext
}

/** Columns that the platform adds to every record of a list. */
const systemColumns = ['Id', 'CreatedDate', 'LastModifiedById', 'LastModifiedDate', 'SystemModstamp']

/** Reads one page of a list view or related list and dresses it as the data service answers it. */
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
  const page = await context.engine.listRecords(context.viewer, {
    objectApiName: object.apiName,
    selection: {
      fields: selection.fields,
      optionalFields: [...selection.optionalFields, ...source.columns, ...systemColumns],
    },
    condition: source.condition,
    parent: source.parent,
    orderings,
    searchTerm,
    pageSize,
    position: parsePosition(request.pageToken),
  })
  const urlOf = (token: string) => pageUrl(source.pageUrl, pageSize, token, sortBy)
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
    where: null,
  }
}

function pageUrl(path: string, pageSize: number, token: string, sortBy: readonly string[]): string {
  const query = new URLSearchParams({ pageSize: String(pageSize), pageToken: token })
  if (sortBy.length > 0) query.set('sortBy', sortBy.join(','))
  return `${path}?${query}`
}
