// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type LookAtLinkConfig, lookAtLink } from './client'

/** Reads through the adapter `lookAtLink`; undefined asks nothing yet. */
export function useLookAtLink(config: LookAtLinkConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookAtLink', lookAtLink, config, options)
}
