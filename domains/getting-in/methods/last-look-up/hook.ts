// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type LastLookUpConfig, lastLookUp } from './client'

/** Reads through the adapter `lastLookUp`; undefined asks nothing yet. */
export function useLastLookUp(config: LastLookUpConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLastLookUp', lastLookUp, config, options)
}
