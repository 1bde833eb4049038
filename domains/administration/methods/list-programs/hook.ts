// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listPrograms } from './client'

/** Reads through the adapter `listPrograms`; undefined requests nothing yet. */
export const useListPrograms = /* @__PURE__ */ readHook('useListPrograms', listPrograms)
