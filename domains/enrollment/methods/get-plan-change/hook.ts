// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getPlanChange } from './client'

/** Reads through the adapter `getPlanChange`; undefined requests nothing yet. */
export const usePlanChange = /* @__PURE__ */ readHook('usePlanChange', getPlanChange)
