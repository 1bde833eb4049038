// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { documentsOverview } from './client'

/** Reads through the adapter `documentsOverview`; undefined requests nothing yet. */
export const useDocumentsOverview = /* @__PURE__ */ readHook('useDocumentsOverview', documentsOverview)
