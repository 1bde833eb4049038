// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetListPreferencesConfig,
  getListPreferences,
  updateListPreferences,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getListPreferences`; undefined asks nothing yet. */
export function useListPreferences(config: GetListPreferencesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListPreferences', getListPreferences, config, options)
}

/** A function that writes through the adapter `updateListPreferences`. */
export function useUpdateListPreferences() {
  return useWriteAdapter('useUpdateListPreferences', updateListPreferences)
}
