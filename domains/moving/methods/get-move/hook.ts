// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getMove } from './client'

/** Reads through the adapter `getMove`; undefined requests nothing yet. */
export const useMove = /* @__PURE__ */ readHook('useMove', getMove)
