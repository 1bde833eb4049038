import { checkName, checkStrings, defineReadAdapter } from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import {
  checkDataCategories,
  checkSearchFilters,
  type DataCategoryConfig,
  type SearchFilterConfig,
} from '../../request/search/search-filters-client'
import type { getSearchResultsContract, SearchResultsRepresentation } from './contract'

const path: typeof getSearchResultsContract.path = '/ui-api/search/results'

/** How one object is searched where several are. */
export interface SearchObjectOptionConfig {
  readonly objectApiName: string
  /** Plain or qualified names, besides those that are shown anyway. */
  readonly fields?: readonly string[] | undefined
  readonly optionalFields?: readonly string[] | undefined
  readonly filters?: readonly SearchFilterConfig[] | undefined
  readonly dataCategories?: readonly DataCategoryConfig[] | undefined
  /** 1 to 50, 5 by default. */
  readonly pageSize?: number | undefined
}

/** What to search for, and where. */
export interface GetSearchResultsConfig {
  /** At least two letters or digits. */
  readonly q: string
  /** `ExactMatch`, `Keyword`; both by default. */
  readonly answerTypes?: readonly string[] | undefined
  /** A list view of the objects that have one of that name. */
  readonly configurationName?: string | undefined
  /** All that can be searched by default. */
  readonly objectApiNames?: readonly string[] | undefined
  readonly searchObjectOptions?: readonly SearchObjectOptionConfig[] | undefined
}

interface CheckedSearch {
  readonly q: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Searches the records of several objects. */
export const getSearchResults = defineReadAdapter<
  GetSearchResultsConfig,
  CheckedSearch,
  SearchResultsRepresentation
>({
  name: 'getSearchResults',
  checkConfig(config) {
    const q = checkName(config.q)
    const searchObjectOptions = checkOptions(config.searchObjectOptions)
    if (q === null || searchObjectOptions === null) return null
    return {
      q,
      body: {
        answerTypes: checkStrings(config.answerTypes),
        configurationName: checkName(config.configurationName) ?? undefined,
        objectApiNames: checkStrings(config.objectApiNames),
        searchObjectOptions,
      },
    }
  },
  key: ({ q, body }) => JSON.stringify([q, body]),
  resourceRequest: ({ q, body }) => resourceRequest('POST', path, {}, { q }, body),
  // A repeated search is sent again almost immediately.
  ttlMs: 200,
  isCollection: true,
})

/** Options whose filters are valid; null when one is not. */
function checkOptions(
  options: readonly SearchObjectOptionConfig[] | undefined,
): readonly SearchObjectOptionConfig[] | undefined | null {
  if (!Array.isArray(options)) return undefined
  const given: readonly SearchObjectOptionConfig[] = options
  const checked = given.map((option) => {
    const objectApiName = checkName(option.objectApiName)
    const filters = checkSearchFilters(option.filters)
    const dataCategories = checkDataCategories(option.dataCategories)
    return objectApiName === null || filters === null || dataCategories === null
      ? null
      : { ...option, objectApiName, filters, dataCategories }
  })
  const valid = checked.filter((option) => option !== null)
  return valid.length === checked.length ? valid : null
}
