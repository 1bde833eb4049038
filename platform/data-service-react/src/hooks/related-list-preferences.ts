// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetRelatedListPreferencesBatchConfig,
  type GetRelatedListPreferencesConfig,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  updateRelatedListPreferences,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRelatedListPreferences`; undefined asks nothing yet. */
export function useRelatedListPreferences(
  config: GetRelatedListPreferencesConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListPreferences', getRelatedListPreferences, config, options)
}

/** Reads through the adapter `getRelatedListPreferencesBatch`; undefined asks nothing yet. */
export function useRelatedListPreferencesBatch(
  config: GetRelatedListPreferencesBatchConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListPreferencesBatch', getRelatedListPreferencesBatch, config, options)
}

/** A function that writes through the adapter `updateRelatedListPreferences`. */
export function useUpdateRelatedListPreferences() {
  return useWriteAdapter('useUpdateRelatedListPreferences', updateRelatedListPreferences)
}
