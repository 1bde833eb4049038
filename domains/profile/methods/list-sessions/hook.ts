// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type ListSessionsConfig, listSessions } from './client'

/** Reads through the adapter `listSessions`; undefined asks nothing yet. */
export function useListSessions(config: ListSessionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSessions', listSessions, config, options)
}
