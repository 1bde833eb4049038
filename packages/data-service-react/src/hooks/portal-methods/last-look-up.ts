// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type LastLookUpConfig, lastLookUp } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `lastLookUp`; undefined asks nothing yet. */
export function useLastLookUp(config: LastLookUpConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLastLookUp', lastLookUp, config, options)
}
