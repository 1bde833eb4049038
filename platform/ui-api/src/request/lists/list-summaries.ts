import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { listReference } from '../../representation/list-info'
import type { ListReferenceRepresentation } from '../../representation/list-info-schema'
import type { ListSummaryPage } from '../../representation/list-summaries-schema'
import { parsePageSize } from '../parse-request'
import { resourceUrl } from '../records/find-object'
import type { WrittenListView } from './list-definition'
import { pinnedListId } from './list-pins'
import { seenBy } from './list-view'
import { listViewsOf, recentList } from './list-views'

interface SummariesQuery {
  readonly pageSize?: string
  readonly pageToken?: string
  readonly q?: string
  readonly recentListsOnly?: 'true' | 'false'
}

const pageSizes = { min: 1, max: 2000, fallback: 20 }

/**
 * A page of the list views of an object that the viewer may see: by label, or the most recently opened. `q` is a part
 * of the label. `family` is the requested call, for the URLs; `entryOf` represents a list.
 */
export async function listSummaries<Entry>(
  object: ResolvedObject,
  query: SummariesQuery,
  family: 'list-info' | 'list-ui',
  entryOf: (view: WrittenListView) => Entry,
  context: CallContext,
): Promise<ListSummaryPage<Entry>> {
  const pageSize = parsePageSize(query.pageSize, pageSizes)
  const offset = parseOffset(query.pageToken)
  const recentListsOnly = query.recentListsOnly === 'true'
  const q = query.q?.trim() ?? ''
  const { language } = context.viewer
  const all = await listViewsOf(object, context)
  const chosen = recentListsOnly ? await openedLast(object, all, context) : all
  const found = chosen.filter((view) => view.label[language].toLowerCase().includes(q.toLowerCase()))
  const lists = found.slice(offset, offset + pageSize).map(entryOf)
  const urlOf = (start: number) => {
    const search = new URLSearchParams({ pageSize: String(pageSize), pageToken: String(start) })
    if (q !== '') search.set('q', q)
    if (recentListsOnly) search.set('recentListsOnly', 'true')
    return `${resourceUrl(context, `/${family}/${object.apiName}`)}?${search}`
  }
  const next = offset + pageSize < found.length ? offset + pageSize : null
  const previous = offset === 0 ? null : Math.max(0, offset - pageSize)
  return {
    count: lists.length,
    currentPageToken: String(offset),
    currentPageUrl: urlOf(offset),
    lists,
    nextPageToken: next === null ? null : String(next),
    nextPageUrl: next === null ? null : urlOf(next),
    objectApiName: object.apiName,
    pageSize,
    pinnedList: await pinnedList(object, all, context),
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : urlOf(previous),
    queryString: q === '' ? null : q,
    recentListsOnly,
  }
}

/** Returns the list view that the viewer pinned, as long as it is available to the viewer. */
async function pinnedList(
  object: ResolvedObject,
  all: readonly WrittenListView[],
  context: CallContext,
): Promise<ListReferenceRepresentation | null> {
  const id = await pinnedListId(object.apiName, context)
  if (id === null) return null
  const recent = recentList(object, context)
  if (id === recent.id) return listReference(recent)
  const view = all.find((one) => one.id === id)
  return view === undefined ? null : listReference(seenBy(view, object, context.viewer, context))
}

async function openedLast(
  object: ResolvedObject,
  all: readonly WrittenListView[],
  context: CallContext,
): Promise<readonly WrittenListView[]> {
  const { viewer, personalization } = context
  if (viewer.class === 'guest') return []
  const ids = await personalization.recentItems.latest(viewer.userId, 'listView', object.apiName)
  const byId = new Map(all.map((view) => [view.id, view]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function parseOffset(pageToken: string | undefined): number {
  if (pageToken === undefined || pageToken === '') return 0
  if (!/^\d{1,6}$/.test(pageToken)) throw fail('invalidPageToken', { value: pageToken.slice(0, 100) })
  return Number(pageToken)
}
