// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetListRecordsByIdConfig,
  type GetListRecordsByNameConfig,
  getListRecordsById,
  getListRecordsByName,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getListRecordsById`; undefined asks nothing yet. */
export function useListRecordsById(config: GetListRecordsByIdConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListRecordsById', getListRecordsById, config, options)
}

/** Reads through the adapter `getListRecordsByName`; undefined asks nothing yet. */
export function useListRecordsByName(
  config: GetListRecordsByNameConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useListRecordsByName', getListRecordsByName, config, options)
}
