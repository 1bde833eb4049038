// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetRelatedListCountConfig,
  type GetRelatedListsCountConfig,
  getRelatedListCount,
  getRelatedListsCount,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getRelatedListCount`; undefined asks nothing yet. */
export function useRelatedListCount(
  config: GetRelatedListCountConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListCount', getRelatedListCount, config, options)
}

/** Reads through the adapter `getRelatedListsCount`; undefined asks nothing yet. */
export function useRelatedListsCount(
  config: GetRelatedListsCountConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListsCount', getRelatedListsCount, config, options)
}
