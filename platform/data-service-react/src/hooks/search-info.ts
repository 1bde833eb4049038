// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getLookupMetadata, getSearchFilterMetadata, getSearchFilterOptions } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getLookupMetadata`; undefined requests nothing yet. */
export const useLookupMetadata = /* @__PURE__ */ readHook('useLookupMetadata', getLookupMetadata)

/** Reads through the adapter `getSearchFilterMetadata`; undefined requests nothing yet. */
export const useSearchFilterMetadata = /* @__PURE__ */ readHook(
  'useSearchFilterMetadata',
  getSearchFilterMetadata,
)

/** Reads through the adapter `getSearchFilterOptions`; undefined requests nothing yet. */
export const useSearchFilterOptions = /* @__PURE__ */ readHook(
  'useSearchFilterOptions',
  getSearchFilterOptions,
)
