// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getLookupRecords } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getLookupRecords`; undefined requests nothing yet. */
export const useLookupRecords = /* @__PURE__ */ readHook('useLookupRecords', getLookupRecords)
