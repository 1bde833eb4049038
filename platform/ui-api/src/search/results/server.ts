import { fail } from '@porchlight/errors'
import type { RecordRepresentation, ResolvedObject } from '@porchlight/metadata'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import { listColumns } from '../../request/lists/list-columns'
import { parsePageSize, parseSelection } from '../../request/parse-request'
import { findObject } from '../../request/records/find-object'
import {
  type DataCategoryFilter,
  type SearchFilter,
  searchCondition,
} from '../../request/search/search-filters'
import { allConditions, searchedObjects, searchScope } from '../../request/search/search-scope'
import { parseSearchTerm } from '../../request/search/search-term'
import { settleItem } from '../../request/settle-item'
import { answerTypes, getSearchResultsContract, type ObjectSearchResultsRepresentation } from './contract'

const pageSizes = { min: 1, max: 50, fallback: 5 }

/** How one object is searched, from its options. */
interface ObjectOption {
  readonly objectApiName: string
  readonly fields?: readonly string[]
  readonly optionalFields?: readonly string[]
  readonly filters?: readonly SearchFilter[]
  readonly dataCategories?: readonly DataCategoryFilter[]
  readonly pageSize?: number
}

const handleSearch = handleCall(getSearchResultsContract, async ({ query, body }, context: CallContext) => {
  const term = parseSearchTerm(query.q)
  const wanted = body.answerTypes ?? answerTypes
  const objects =
    body.objectApiNames === undefined
      ? searchedObjects(context)
      : [...new Set(body.objectApiNames.map((name) => findObject(name, context).object))]
  const options = optionsByObject(objects, body.searchObjectOptions ?? [], context)
  const configured = await configuredObjects(objects, body.configurationName, context)
  const found = await Promise.all(
    objects.map((object) =>
      searchObject(
        object,
        term,
        options.get(object),
        configured.has(object) ? body.configurationName : undefined,
        context,
      ),
    ),
  )
  const namesObjects = body.objectApiNames !== undefined
  return {
    body: {
      answerTypes: wanted,
      configurationName: body.configurationName ?? null,
      exactMatches: wanted.includes('ExactMatch') ? found.flatMap(({ exact }) => exact) : [],
      keywordResults: wanted.includes('Keyword')
        ? found.flatMap(({ results }) => (namesObjects || results.count > 0 ? [results] : []))
        : [],
      q: term,
    },
  }
})

/** The call that searches several objects. */
export const handlers: readonly CallHandler[] = [handleSearch]

function optionsByObject(
  objects: readonly ResolvedObject[],
  options: readonly ObjectOption[],
  context: CallContext,
): ReadonlyMap<ResolvedObject, ObjectOption> {
  return new Map(
    options.map((option) => {
      const { object } = findObject(option.objectApiName, context)
      if (!objects.includes(object)) {
        const reason = `${object.apiName} is not among the objects that are searched.`
        throw fail('invalidParameter', { parameter: 'searchObjectOptions', reason })
      }
      return [object, option]
    }),
  )
}

/**
 * Returns those of `objects` that have the configuration; the others are searched without. Fails with `notFound` when
 * none has.
 */
async function configuredObjects(
  objects: readonly ResolvedObject[],
  configurationName: string | undefined,
  context: CallContext,
): Promise<ReadonlySet<ResolvedObject>> {
  if (configurationName === undefined) return new Set()
  const results = await Promise.all(
    objects.map((object) => settleItem(() => searchScope(object, configurationName, context))),
  )
  const configured = objects.filter((_, index) => results[index]?.statusCode === 200)
  if (configured.length === 0) throw fail('notFound')
  return new Set(configured)
}

async function searchObject(
  object: ResolvedObject,
  term: string,
  option: ObjectOption | undefined,
  configurationName: string | undefined,
  context: CallContext,
): Promise<{
  readonly results: ObjectSearchResultsRepresentation
  readonly exact: readonly RecordRepresentation[]
}> {
  const { language } = context.viewer
  const scope = await searchScope(object, configurationName, context)
  const selection = parseSelection(object, option?.fields ?? [], option?.optionalFields ?? [], false)
  const columns = scope.columns.map(({ fieldApiName }) => fieldApiName)
  const page = await context.engine.searchRecords(context.viewer, {
    objectApiName: object.apiName,
    selection: {
      fields: selection.fields,
      optionalFields: [...selection.optionalFields, ...listColumns(object, columns, context)],
    },
    term,
    condition: allConditions([
      scope.condition,
      searchCondition(object, option?.filters, option?.dataCategories, context),
    ]),
    pageSize: parsePageSize(option?.pageSize, pageSizes),
    offset: 0,
  })
  return {
    exact: page.found.flatMap(({ record, isExact }) => (isExact ? [record] : [])),
    results: {
      count: page.found.length,
      hasMore: page.hasMore,
      label: object.label[language],
      labelPlural: object.labelPlural[language],
      objectApiName: object.apiName,
      records: page.found.map(({ record }) => record),
    },
  }
}
