// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listPlans } from './client'

/** Reads through the adapter `listPlans`; undefined requests nothing yet. */
export const useListPlans = /* @__PURE__ */ readHook('useListPlans', listPlans)
