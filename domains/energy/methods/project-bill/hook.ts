// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { projectBill } from './client'

/** Reads through the adapter `projectBill`; undefined requests nothing yet. */
export const useProjectBill = /* @__PURE__ */ readHook('useProjectBill', projectBill)
