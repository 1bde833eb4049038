// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetMruListRecordsConfig, getMruListRecords } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getMruListRecords`; undefined asks nothing yet. */
export function useMruListRecords(config: GetMruListRecordsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useMruListRecords', getMruListRecords, config, options)
}
