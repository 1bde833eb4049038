// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ListSecondFactorsConfig, listSecondFactors } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `listSecondFactors`; undefined asks nothing yet. */
export function useListSecondFactors(config: ListSecondFactorsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSecondFactors', listSecondFactors, config, options)
}
