// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getEnrollmentChange } from './client'

/** Reads through the adapter `getEnrollmentChange`; undefined requests nothing yet. */
export const useEnrollmentChange = /* @__PURE__ */ readHook('useEnrollmentChange', getEnrollmentChange)
