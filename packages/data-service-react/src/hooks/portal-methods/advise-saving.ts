// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type AdviseSavingConfig, adviseSaving } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `adviseSaving`; undefined asks nothing yet. */
export function useAdviseSaving(config: AdviseSavingConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAdviseSaving', adviseSaving, config, options)
}
