// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetDuplicatesConfig, getDuplicates } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getDuplicates`; undefined asks nothing yet. */
export function useDuplicates(config: GetDuplicatesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDuplicates', getDuplicates, config, options)
}
