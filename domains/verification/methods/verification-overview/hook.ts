// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type VerificationOverviewConfig, verificationOverview } from './client'

/** Reads through the adapter `verificationOverview`; undefined asks nothing yet. */
export function useVerificationOverview(
  config: VerificationOverviewConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useVerificationOverview', verificationOverview, config, options)
}
