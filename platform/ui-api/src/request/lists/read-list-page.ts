import { fail } from '@porchlight/errors'
import type { Condition, ListRequest, RecordPage } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { listReference, orderOf } from '../../representation/list-info'
import type { ListPageRepresentation } from '../../representation/list-page-schema'
import { type CollectionRequest, readCollection } from '../read-collection'
import { resourceUrl } from '../records/find-object'
import { listPath } from './list-definition'
import { conditionOf, type ListView } from './list-view'
import type { OpenList } from './open-list'

const pageSizes = { min: 1, max: 2000, fallback: 50 }

/**
 * Reads a page of a list view's records, in the viewer's preferred order unless the request names another. The recent
 * list is always ordered by last view, most recent first.
 */
export async function readListPage(
  { view, choices, info }: OpenList,
  request: CollectionRequest,
  context: CallContext,
): Promise<ListPageRepresentation> {
  const isRecent = view.type === 'mru'
  const recent = isRecent ? await recentRecordIds(view, context) : []
  return readCollection({
    object: view.object,
    condition: isRecent ? amongIds(recent) : conditionOf(view, context.viewer),
    parent: null,
    columns: view.columns.map(({ fieldApiName }) => fieldApiName),
    orderedBy: orderOf(view, choices),
    request: isRecent ? { ...request, sortBy: [] } : request,
    ...(isRecent ? { readPage: (requested: ListRequest) => readRecentPage(recent, requested, context) } : {}),
    pageSizes,
    pageUrl: resourceUrl(context, `/list-records/${listPath(view.written)}`),
    listReference: listReference(view),
    listInfoETag: info.eTag,
    context,
  })
}

/** Returns the ids of the records of the list's object that the viewer viewed, the latest first. */
async function recentRecordIds(view: ListView, context: CallContext): Promise<readonly string[]> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') return []
  return personalization.recentItems.latest(viewer.userId, 'record', view.object.apiName)
}

function amongIds(ids: readonly string[]): Condition {
  return { kind: 'compare', field: 'Id', operator: 'in', value: ids }
}

/**
 * Reads a page of at most 200 recent records: all of them that the viewer can still see, sorted here because no column
 * holds their order. Tokens are offsets.
 */
async function readRecentPage(
  recent: readonly string[],
  requested: ListRequest,
  context: CallContext,
): Promise<RecordPage> {
  const offset = offsetOf(requested.position)
  const all = await context.engine.listRecords(context.viewer, {
    ...requested,
    orderings: [],
    pageSize: Math.max(recent.length, 1),
    position: { kind: 'start' },
  })
  const place = new Map(recent.map((id, index) => [id, index]))
  const placeOf = (id: string) => place.get(id) ?? recent.length
  const records = [...all.records].sort((a, b) => placeOf(a.id) - placeOf(b.id))
  const end = offset + requested.pageSize
  return {
    records: records.slice(offset, end),
    currentPageToken: String(offset),
    nextPageToken: end < records.length ? String(end) : null,
    previousPageToken: offset === 0 ? null : String(Math.max(0, offset - requested.pageSize)),
  }
}

function offsetOf(position: ListRequest['position']): number {
  if (position.kind !== 'token') return 0
  if (!/^\d{1,4}$/.test(position.token))
    throw fail('invalidPageToken', { value: position.token.slice(0, 100) })
  return Number(position.token)
}
