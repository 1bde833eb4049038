// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type LookAtLinkConfig, lookAtLink } from './client'
import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'

/** Reads through the adapter `lookAtLink`; undefined asks nothing yet. */
export function useLookAtLink(config: LookAtLinkConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookAtLink', lookAtLink, config, options)
}
