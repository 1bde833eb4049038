// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetLookupRecordsConfig, getLookupRecords } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getLookupRecords`; undefined asks nothing yet. */
export function useLookupRecords(config: GetLookupRecordsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookupRecords', getLookupRecords, config, options)
}
