// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getRelatedListCount, getRelatedListsCount } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getRelatedListCount`; undefined requests nothing yet. */
export const useRelatedListCount = /* @__PURE__ */ readHook('useRelatedListCount', getRelatedListCount)

/** Reads through the adapter `getRelatedListsCount`; undefined requests nothing yet. */
export const useRelatedListsCount = /* @__PURE__ */ readHook('useRelatedListsCount', getRelatedListsCount)
