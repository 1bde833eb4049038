// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetNavItemsConfig, getNavItems } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getNavItems`; undefined asks nothing yet. */
export function useNavItems(config: GetNavItemsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useNavItems', getNavItems, config, options)
}
