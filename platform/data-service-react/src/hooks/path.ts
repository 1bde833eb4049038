// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetPathLayoutConfig, getPathLayout } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getPathLayout`; undefined asks nothing yet. */
export function usePathLayout(config: GetPathLayoutConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePathLayout', getPathLayout, config, options)
}
