// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { findPlans } from './client'

/** Reads through the adapter `findPlans`; undefined requests nothing yet. */
export const useFindPlans = /* @__PURE__ */ readHook('useFindPlans', findPlans)
