// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getPathLayout } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getPathLayout`; undefined requests nothing yet. */
export const usePathLayout = /* @__PURE__ */ readHook('usePathLayout', getPathLayout)
