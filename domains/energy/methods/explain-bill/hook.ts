// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { explainBill } from './client'

/** Reads through the adapter `explainBill`; undefined requests nothing yet. */
export const useExplainBill = /* @__PURE__ */ readHook('useExplainBill', explainBill)
