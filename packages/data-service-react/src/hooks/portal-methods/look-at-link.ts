// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type LookAtLinkConfig, lookAtLink } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `lookAtLink`; undefined asks nothing yet. */
export function useLookAtLink(config: LookAtLinkConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookAtLink', lookAtLink, config, options)
}
