// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { lastLookUp } from './client'

/** Reads through the adapter `lastLookUp`; undefined requests nothing yet. */
export const useLastLookUp = /* @__PURE__ */ readHook('useLastLookUp', lastLookUp)
