// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { findUtilities } from './client'

/** Reads through the adapter `findUtilities`; undefined requests nothing yet. */
export const useFindUtilities = /* @__PURE__ */ readHook('useFindUtilities', findUtilities)
