// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getListPreferences, updateListPreferences } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getListPreferences`; undefined requests nothing yet. */
export const useListPreferences = /* @__PURE__ */ readHook('useListPreferences', getListPreferences)

/** A function that writes through the adapter `updateListPreferences`. */
export function useUpdateListPreferences() {
  return useWriteAdapter('useUpdateListPreferences', updateListPreferences)
}
