// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getUtilityInfo } from './client'

/** Reads through the adapter `getUtilityInfo`; undefined requests nothing yet. */
export const useUtilityInfo = /* @__PURE__ */ readHook('useUtilityInfo', getUtilityInfo)
