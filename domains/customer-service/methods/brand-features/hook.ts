// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { brandFeatures } from './client'

/** Reads through the adapter `brandFeatures`; undefined requests nothing yet. */
export const useBrandFeatures = /* @__PURE__ */ readHook('useBrandFeatures', brandFeatures)
