// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type NoticesOverviewConfig, noticesOverview } from './client'

/** Reads through the adapter `noticesOverview`; undefined asks nothing yet. */
export function useNoticesOverview(config: NoticesOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useNoticesOverview', noticesOverview, config, options)
}
