// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getRecordCreateDefaults`; undefined requests nothing yet. */
export const useRecordCreateDefaults = /* @__PURE__ */ readHook(
  'useRecordCreateDefaults',
  getRecordCreateDefaults,
)

/** Reads through the adapter `getRecordTemplateClone`; undefined requests nothing yet. */
export const useRecordTemplateClone = /* @__PURE__ */ readHook(
  'useRecordTemplateClone',
  getRecordTemplateClone,
)

/** Reads through the adapter `getRecordTemplateCreate`; undefined requests nothing yet. */
export const useRecordTemplateCreate = /* @__PURE__ */ readHook(
  'useRecordTemplateCreate',
  getRecordTemplateCreate,
)
