// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listStaff } from './client'

/** Reads through the adapter `listStaff`; undefined requests nothing yet. */
export const useListStaff = /* @__PURE__ */ readHook('useListStaff', listStaff)
