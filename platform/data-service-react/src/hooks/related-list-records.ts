// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getRelatedListRecords, getRelatedListRecordsBatch } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getRelatedListRecords`; undefined requests nothing yet. */
export const useRelatedListRecords = /* @__PURE__ */ readHook('useRelatedListRecords', getRelatedListRecords)

/** Reads through the adapter `getRelatedListRecordsBatch`; undefined requests nothing yet. */
export const useRelatedListRecordsBatch = /* @__PURE__ */ readHook(
  'useRelatedListRecordsBatch',
  getRelatedListRecordsBatch,
)
