// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { autopayOverview } from './client'

/** Reads through the adapter `autopayOverview`; undefined requests nothing yet. */
export const useAutopayOverview = /* @__PURE__ */ readHook('useAutopayOverview', autopayOverview)
