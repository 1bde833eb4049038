// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type AdviseSavingConfig, adviseSaving } from './client'

/** Reads through the adapter `adviseSaving`; undefined asks nothing yet. */
export function useAdviseSaving(config: AdviseSavingConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAdviseSaving', adviseSaving, config, options)
}
