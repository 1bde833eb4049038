// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetRelatedListInfoBatchConfig,
  type GetRelatedListInfoConfig,
  type GetRelatedListsInfoConfig,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  updateRelatedListInfo,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRelatedListInfo`; undefined asks nothing yet. */
export function useRelatedListInfo(config: GetRelatedListInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRelatedListInfo', getRelatedListInfo, config, options)
}

/** Reads through the adapter `getRelatedListInfoBatch`; undefined asks nothing yet. */
export function useRelatedListInfoBatch(
  config: GetRelatedListInfoBatchConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListInfoBatch', getRelatedListInfoBatch, config, options)
}

/** Reads through the adapter `getRelatedListsInfo`; undefined asks nothing yet. */
export function useRelatedListsInfo(
  config: GetRelatedListsInfoConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListsInfo', getRelatedListsInfo, config, options)
}

/** A function that writes through the adapter `updateRelatedListInfo`. */
export function useUpdateRelatedListInfo() {
  return useWriteAdapter('useUpdateRelatedListInfo', updateRelatedListInfo)
}
