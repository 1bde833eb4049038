// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getKeywordSearchResults, getSearchResults } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getKeywordSearchResults`; undefined requests nothing yet. */
export const useKeywordSearchResults = /* @__PURE__ */ readHook(
  'useKeywordSearchResults',
  getKeywordSearchResults,
)

/** Reads through the adapter `getSearchResults`; undefined requests nothing yet. */
export const useSearchResults = /* @__PURE__ */ readHook('useSearchResults', getSearchResults)
