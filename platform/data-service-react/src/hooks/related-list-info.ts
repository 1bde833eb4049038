// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRelatedListInfo`; undefined requests nothing yet. */
export const useRelatedListInfo = /* @__PURE__ */ readHook('useRelatedListInfo', getRelatedListInfo)

/** Reads through the adapter `getRelatedListInfoBatch`; undefined requests nothing yet. */
export const useRelatedListInfoBatch = /* @__PURE__ */ readHook(
  'useRelatedListInfoBatch',
  getRelatedListInfoBatch,
)

/** Reads through the adapter `getRelatedListsInfo`; undefined requests nothing yet. */
export const useRelatedListsInfo = /* @__PURE__ */ readHook('useRelatedListsInfo', getRelatedListsInfo)

/** A function that writes through the adapter `updateRelatedListInfo`. */
export function useUpdateRelatedListInfo() {
  return useWriteAdapter('useUpdateRelatedListInfo', updateRelatedListInfo)
}
