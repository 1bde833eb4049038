// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getNavItems } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getNavItems`; undefined requests nothing yet. */
export const useNavItems = /* @__PURE__ */ readHook('useNavItems', getNavItems)
