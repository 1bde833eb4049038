// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { depositStatus } from './client'

/** Reads through the adapter `depositStatus`; undefined requests nothing yet. */
export const useDepositStatus = /* @__PURE__ */ readHook('useDepositStatus', depositStatus)
