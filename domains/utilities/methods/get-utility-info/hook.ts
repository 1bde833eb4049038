// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetUtilityInfoConfig, getUtilityInfo } from './client'

/** Reads through the adapter `getUtilityInfo`; undefined asks nothing yet. */
export function useUtilityInfo(config: GetUtilityInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useUtilityInfo', getUtilityInfo, config, options)
}
