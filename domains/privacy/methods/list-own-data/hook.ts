// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listOwnData } from './client'

/** Reads through the adapter `listOwnData`; undefined requests nothing yet. */
export const useListOwnData = /* @__PURE__ */ readHook('useListOwnData', listOwnData)
