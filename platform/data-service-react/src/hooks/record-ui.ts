// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getRecordUi } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getRecordUi`; undefined requests nothing yet. */
export const useRecordUi = /* @__PURE__ */ readHook('useRecordUi', getRecordUi)
