// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getAccountPlan } from './client'

/** Reads through the adapter `getAccountPlan`; undefined requests nothing yet. */
export const useAccountPlan = /* @__PURE__ */ readHook('useAccountPlan', getAccountPlan)
