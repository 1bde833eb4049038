// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getDuplicates } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getDuplicates`; undefined requests nothing yet. */
export const useDuplicates = /* @__PURE__ */ readHook('useDuplicates', getDuplicates)
