// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetLookupMetadataConfig,
  type GetSearchFilterMetadataConfig,
  type GetSearchFilterOptionsConfig,
  getLookupMetadata,
  getSearchFilterMetadata,
  getSearchFilterOptions,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getLookupMetadata`; undefined asks nothing yet. */
export function useLookupMetadata(config: GetLookupMetadataConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookupMetadata', getLookupMetadata, config, options)
}

/** Reads through the adapter `getSearchFilterMetadata`; undefined asks nothing yet. */
export function useSearchFilterMetadata(
  config: GetSearchFilterMetadataConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useSearchFilterMetadata', getSearchFilterMetadata, config, options)
}

/** Reads through the adapter `getSearchFilterOptions`; undefined asks nothing yet. */
export function useSearchFilterOptions(
  config: GetSearchFilterOptionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useSearchFilterOptions', getSearchFilterOptions, config, options)
}
