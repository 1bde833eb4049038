// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type ListSecondFactorsConfig, listSecondFactors } from './client'

/** Reads through the adapter `listSecondFactors`; undefined asks nothing yet. */
export function useListSecondFactors(config: ListSecondFactorsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSecondFactors', listSecondFactors, config, options)
}
