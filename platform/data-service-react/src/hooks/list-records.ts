// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getListRecordsById, getListRecordsByName } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getListRecordsById`; undefined requests nothing yet. */
export const useListRecordsById = /* @__PURE__ */ readHook('useListRecordsById', getListRecordsById)

/** Reads through the adapter `getListRecordsByName`; undefined requests nothing yet. */
export const useListRecordsByName = /* @__PURE__ */ readHook('useListRecordsByName', getListRecordsByName)
