// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetAppDetailsConfig,
  type GetAppsConfig,
  getAppDetails,
  getApps,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getAppDetails`; undefined asks nothing yet. */
export function useAppDetails(config: GetAppDetailsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAppDetails', getAppDetails, config, options)
}

/** Reads through the adapter `getApps`; undefined asks nothing yet. */
export function useApps(config: GetAppsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useApps', getApps, config, options)
}
