// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type PaperlessOverviewConfig, paperlessOverview } from './client'

/** Reads through the adapter `paperlessOverview`; undefined asks nothing yet. */
export function usePaperlessOverview(config: PaperlessOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePaperlessOverview', paperlessOverview, config, options)
}
