// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type FindUtilitiesConfig, findUtilities } from './client'

/** Reads through the adapter `findUtilities`; undefined asks nothing yet. */
export function useFindUtilities(config: FindUtilitiesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useFindUtilities', findUtilities, config, options)
}
