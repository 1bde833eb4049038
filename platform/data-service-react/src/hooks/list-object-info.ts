// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getListObjectInfo } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getListObjectInfo`; undefined requests nothing yet. */
export const useListObjectInfo = /* @__PURE__ */ readHook('useListObjectInfo', getListObjectInfo)
