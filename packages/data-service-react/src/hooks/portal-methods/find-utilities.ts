// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type FindUtilitiesConfig, findUtilities } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `findUtilities`; undefined asks nothing yet. */
export function useFindUtilities(config: FindUtilitiesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useFindUtilities', findUtilities, config, options)
}
