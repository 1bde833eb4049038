// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ListSessionsConfig, listSessions } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `listSessions`; undefined asks nothing yet. */
export function useListSessions(config: ListSessionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSessions', listSessions, config, options)
}
