// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { enrollmentStatus } from './client'

/** Reads through the adapter `enrollmentStatus`; undefined requests nothing yet. */
export const useEnrollmentStatus = /* @__PURE__ */ readHook('useEnrollmentStatus', enrollmentStatus)
