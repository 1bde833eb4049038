// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listSecondFactors } from './client'

/** Reads through the adapter `listSecondFactors`; undefined requests nothing yet. */
export const useListSecondFactors = /* @__PURE__ */ readHook('useListSecondFactors', listSecondFactors)
