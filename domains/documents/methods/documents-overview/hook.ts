// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type DocumentsOverviewConfig, documentsOverview } from './client'

/** Reads through the adapter `documentsOverview`; undefined asks nothing yet. */
export function useDocumentsOverview(config: DocumentsOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDocumentsOverview', documentsOverview, config, options)
}
