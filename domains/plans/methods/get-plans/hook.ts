// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetPlansConfig, getPlans } from './client'

/** Reads through the adapter `getPlans`; undefined asks nothing yet. */
export function usePlans(config: GetPlansConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePlans', getPlans, config, options)
}
