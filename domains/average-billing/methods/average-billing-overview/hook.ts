// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { averageBillingOverview } from './client'

/** Reads through the adapter `averageBillingOverview`; undefined requests nothing yet. */
export const useAverageBillingOverview = /* @__PURE__ */ readHook(
  'useAverageBillingOverview',
  averageBillingOverview,
)
