// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getObjectInfo`; undefined requests nothing yet. */
export const useObjectInfo = /* @__PURE__ */ readHook('useObjectInfo', getObjectInfo)

/** Reads through the adapter `getObjectInfoDirectory`; undefined requests nothing yet. */
export const useObjectInfoDirectory = /* @__PURE__ */ readHook(
  'useObjectInfoDirectory',
  getObjectInfoDirectory,
)

/** Reads through the adapter `getObjectInfos`; undefined requests nothing yet. */
export const useObjectInfos = /* @__PURE__ */ readHook('useObjectInfos', getObjectInfos)

/** Reads through the adapter `getPicklistValues`; undefined requests nothing yet. */
export const usePicklistValues = /* @__PURE__ */ readHook('usePicklistValues', getPicklistValues)

/** Reads through the adapter `getPicklistValuesByRecordType`; undefined requests nothing yet. */
export const usePicklistValuesByRecordType = /* @__PURE__ */ readHook(
  'usePicklistValuesByRecordType',
  getPicklistValuesByRecordType,
)
