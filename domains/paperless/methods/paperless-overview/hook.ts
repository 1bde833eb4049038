// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { paperlessOverview } from './client'

/** Reads through the adapter `paperlessOverview`; undefined requests nothing yet. */
export const usePaperlessOverview = /* @__PURE__ */ readHook('usePaperlessOverview', paperlessOverview)
