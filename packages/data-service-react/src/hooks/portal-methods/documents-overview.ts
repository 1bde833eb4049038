// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type DocumentsOverviewConfig, documentsOverview } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `documentsOverview`; undefined asks nothing yet. */
export function useDocumentsOverview(config: DocumentsOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDocumentsOverview', documentsOverview, config, options)
}
