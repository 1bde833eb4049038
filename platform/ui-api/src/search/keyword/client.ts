import {
  type ApiNameInput,
  checkInteger,
  checkName,
  checkObjectName,
  checkString,
  checkStrings,
  defineReadAdapter,
} from '@porchlight/data-service'
import { resourceRequest } from '../../request/resource-request-client'
import {
  checkDataCategories,
  checkSearchFilters,
  type DataCategoryConfig,
  type SearchFilterConfig,
} from '../../request/search/search-filters-client'
import type { getKeywordSearchResultsContract, KeywordSearchResultsRepresentation } from './contract'

const path: typeof getKeywordSearchResultsContract.path = '/ui-api/search/results/keyword'

/** What to search for among the records of one object. */
export interface GetKeywordSearchResultsConfig {
  readonly objectApiName: ApiNameInput
  /** At least two letters or digits. */
  readonly q: string
  /** A list view of the object: its columns are shown, its filters apply. */
  readonly configurationName?: string | undefined
  readonly dataCategories?: readonly DataCategoryConfig[] | undefined
  readonly filters?: readonly SearchFilterConfig[] | undefined
  /** 1 to 200, 25 by default. */
  readonly pageSize?: number | undefined
  /** `nextPageToken` or `previousPageToken` of another page. */
  readonly pageToken?: string | undefined
  /** Field names, `-Name` for descending; the best first by default. */
  readonly sortBy?: string | readonly string[] | undefined
}

interface CheckedSearch {
  readonly objectApiName: string
  readonly q: string
  readonly body: Readonly<Record<string, unknown>>
}

/** Searches the records of one object, page by page. */
export const getKeywordSearchResults = defineReadAdapter<
  GetKeywordSearchResultsConfig,
  CheckedSearch,
  KeywordSearchResultsRepresentation
>({
  name: 'getKeywordSearchResults',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    const q = checkName(config.q)
    const filters = checkSearchFilters(config.filters)
    const dataCategories = checkDataCategories(config.dataCategories)
    if (objectApiName === null || q === null || filters === null || dataCategories === null) return null
    return {
      objectApiName,
      q,
      body: {
        configurationName: checkName(config.configurationName) ?? undefined,
        dataCategories,
        filters,
        pageSize: checkInteger(config.pageSize),
        pageToken: checkString(config.pageToken),
        sortBy: checkStrings(typeof config.sortBy === 'string' ? [config.sortBy] : config.sortBy),
      },
    }
  },
  key: ({ objectApiName, q, body }) => JSON.stringify([objectApiName, q, body]),
  resourceRequest: ({ objectApiName, q, body }) =>
    resourceRequest('POST', path, {}, { objectApiName, q }, body),
  // A repeated search is sent again almost immediately.
  ttlMs: 200,
  isCollection: true,
})
