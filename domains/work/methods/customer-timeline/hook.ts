// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { customerTimeline } from './client'

/** Reads through the adapter `customerTimeline`; undefined requests nothing yet. */
export const useCustomerTimeline = /* @__PURE__ */ readHook('useCustomerTimeline', customerTimeline)
