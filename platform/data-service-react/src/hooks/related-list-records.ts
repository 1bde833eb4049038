// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetRelatedListRecordsBatchConfig,
  type GetRelatedListRecordsConfig,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getRelatedListRecords`; undefined asks nothing yet. */
export function useRelatedListRecords(
  config: GetRelatedListRecordsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListRecords', getRelatedListRecords, config, options)
}

/** Reads through the adapter `getRelatedListRecordsBatch`; undefined asks nothing yet. */
export function useRelatedListRecordsBatch(
  config: GetRelatedListRecordsBatchConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListRecordsBatch', getRelatedListRecordsBatch, config, options)
}
