// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetPlanChangeConfig, getPlanChange } from './client'

/** Reads through the adapter `getPlanChange`; undefined asks nothing yet. */
export function usePlanChange(config: GetPlanChangeConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePlanChange', getPlanChange, config, options)
}
