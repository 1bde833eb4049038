// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getMruListUi } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getMruListUi`; undefined requests nothing yet. */
export const useMruListUi = /* @__PURE__ */ readHook('useMruListUi', getMruListUi)
