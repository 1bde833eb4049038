// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { erasureState } from './client'

/** Reads through the adapter `erasureState`; undefined requests nothing yet. */
export const useErasureState = /* @__PURE__ */ readHook('useErasureState', erasureState)
