// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type AutopayOverviewConfig, autopayOverview } from './client'

/** Reads through the adapter `autopayOverview`; undefined asks nothing yet. */
export function useAutopayOverview(config: AutopayOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAutopayOverview', autopayOverview, config, options)
}
