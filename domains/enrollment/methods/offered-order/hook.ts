// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type OfferedOrderConfig, offeredOrder } from './client'

/** Reads through the adapter `offeredOrder`; undefined asks nothing yet. */
export function useOfferedOrder(config: OfferedOrderConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useOfferedOrder', offeredOrder, config, options)
}
