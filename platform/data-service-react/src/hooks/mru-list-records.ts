// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getMruListRecords } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getMruListRecords`; undefined requests nothing yet. */
export const useMruListRecords = /* @__PURE__ */ readHook('useMruListRecords', getMruListRecords)
