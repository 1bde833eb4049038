// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type FindPlansConfig, findPlans } from './client'

/** Reads through the adapter `findPlans`; undefined asks nothing yet. */
export function useFindPlans(config: FindPlansConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useFindPlans', findPlans, config, options)
}
