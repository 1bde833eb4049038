// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { guestBillStatus } from './client'

/** Reads through the adapter `guestBillStatus`; undefined requests nothing yet. */
export const useGuestBillStatus = /* @__PURE__ */ readHook('useGuestBillStatus', guestBillStatus)
