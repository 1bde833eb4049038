// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getPlans } from './client'

/** Reads through the adapter `getPlans`; undefined requests nothing yet. */
export const usePlans = /* @__PURE__ */ readHook('usePlans', getPlans)
