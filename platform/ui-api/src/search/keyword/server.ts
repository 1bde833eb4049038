import type { RecordRepresentation, ResolvedObject } from '@porchlight/metadata'
import type { Condition, FieldSelection } from '@porchlight/record-engine'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { listColumns } from '../../request/lists/list-columns'
import { parseOffset } from '../../request/page-number'
import { parseOrderings, parsePageSize, parsePosition } from '../../request/parse-request'
import { findObject } from '../../request/records/find-object'
import { searchCondition } from '../../request/search/search-filters'
import { allConditions, searchScope } from '../../request/search/search-scope'
import { parseSearchTerm } from '../../request/search/search-term'
import { getKeywordSearchResultsContract } from './contract'

const pageSizes = { min: 1, max: 200, fallback: 25 }

const handleKeyword = handleCall(
  getKeywordSearchResultsContract,
  async ({ query, body }, context: CallContext) => {
    const term = parseSearchTerm(query.q)
    const { object } = findObject(query.objectApiName, context)
    const scope = await searchScope(object, body.configurationName, context)
    const columns = scope.columns.map(({ fieldApiName }) => fieldApiName)
    const pageSize = parsePageSize(body.pageSize, pageSizes)
    const sortBy = body.sortBy ?? []
    const search: Search = {
      object,
      term,
      selection: { fields: [], optionalFields: listColumns(object, columns, context) },
      condition: allConditions([
        scope.condition,
        searchCondition(object, body.filters, body.dataCategories, context),
      ]),
      pageSize,
    }
    const page =
      sortBy.length === 0
        ? await bestFirst(search, body.pageToken, context)
        : await inOrder(search, sortBy, body.pageToken, context)
    const { language } = context.viewer
    return {
      body: {
        ...page,
        configurationName: body.configurationName ?? null,
        count: page.records.length,
        label: object.label[language],
        labelPlural: object.labelPlural[language],
        objectApiName: object.apiName,
        pageSize,
        q: term,
        sortBy,
      },
    }
  },
)

/** The call that searches one object. */
export const handlers: readonly CallHandler[] = [handleKeyword]

interface Search {
  readonly object: ResolvedObject
  readonly term: string
  readonly selection: FieldSelection
  readonly condition: Condition | null
  readonly pageSize: number
}

interface Page {
  readonly records: readonly RecordRepresentation[]
  readonly currentPageToken: string
  readonly nextPageToken: string | null
  readonly previousPageToken: string | null
}

/** Ranked records are paged by numbers: how many of the best come before the page. */
async function bestFirst(search: Search, pageToken: string | undefined, context: CallContext): Promise<Page> {
  const { object, term, selection, condition, pageSize } = search
  const offset = parseOffset(pageToken)
  const page = await context.engine.searchRecords(context.viewer, {
    objectApiName: object.apiName,
    selection,
    term,
    condition,
    pageSize,
    offset,
  })
  return {
    records: page.found.map(({ record }) => record),
    currentPageToken: String(offset),
    nextPageToken: page.hasMore ? String(offset + pageSize) : null,
    previousPageToken: offset === 0 ? null : String(Math.max(0, offset - pageSize)),
  }
}

function inOrder(
  search: Search,
  sortBy: readonly string[],
  pageToken: string | undefined,
  context: CallContext,
): Promise<Page> {
  const { object, term, selection, condition, pageSize } = search
  return context.engine.listRecords(context.viewer, {
    objectApiName: object.apiName,
    selection,
    condition,
    parent: null,
    orderings: parseOrderings(object, sortBy),
    searchTerm: term,
    pageSize,
    position: parsePosition(pageToken),
  })
}
