// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRelatedListPreferences`; undefined requests nothing yet. */
export const useRelatedListPreferences = /* @__PURE__ */ readHook(
  'useRelatedListPreferences',
  getRelatedListPreferences,
)

/** Reads through the adapter `getRelatedListPreferencesBatch`; undefined requests nothing yet. */
export const useRelatedListPreferencesBatch = /* @__PURE__ */ readHook(
  'useRelatedListPreferencesBatch',
  getRelatedListPreferencesBatch,
)

/** A function that writes through the adapter `updateRelatedListPreferences`. */
export function useUpdateRelatedListPreferences() {
  return useWriteAdapter('useUpdateRelatedListPreferences', updateRelatedListPreferences)
}
