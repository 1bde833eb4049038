// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { verificationOverview } from './client'

/** Reads through the adapter `verificationOverview`; undefined requests nothing yet. */
export const useVerificationOverview = /* @__PURE__ */ readHook(
  'useVerificationOverview',
  verificationOverview,
)
