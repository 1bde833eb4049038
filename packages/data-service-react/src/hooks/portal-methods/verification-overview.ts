// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type VerificationOverviewConfig, verificationOverview } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `verificationOverview`; undefined asks nothing yet. */
export function useVerificationOverview(
  config: VerificationOverviewConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useVerificationOverview', verificationOverview, config, options)
}
