// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetKeywordSearchResultsConfig,
  type GetSearchResultsConfig,
  getKeywordSearchResults,
  getSearchResults,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getKeywordSearchResults`; undefined asks nothing yet. */
export function useKeywordSearchResults(
  config: GetKeywordSearchResultsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useKeywordSearchResults', getKeywordSearchResults, config, options)
}

/** Reads through the adapter `getSearchResults`; undefined asks nothing yet. */
export function useSearchResults(config: GetSearchResultsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useSearchResults', getSearchResults, config, options)
}
