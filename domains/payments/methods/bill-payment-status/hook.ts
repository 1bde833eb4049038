// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { billPaymentStatus } from './client'

/** Reads through the adapter `billPaymentStatus`; undefined requests nothing yet. */
export const useBillPaymentStatus = /* @__PURE__ */ readHook('useBillPaymentStatus', billPaymentStatus)
