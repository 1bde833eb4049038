// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { offeredOrder } from './client'

/** Reads through the adapter `offeredOrder`; undefined requests nothing yet. */
export const useOfferedOrder = /* @__PURE__ */ readHook('useOfferedOrder', offeredOrder)
