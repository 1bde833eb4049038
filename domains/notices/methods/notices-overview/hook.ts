// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { noticesOverview } from './client'

/** Reads through the adapter `noticesOverview`; undefined requests nothing yet. */
export const useNoticesOverview = /* @__PURE__ */ readHook('useNoticesOverview', noticesOverview)
