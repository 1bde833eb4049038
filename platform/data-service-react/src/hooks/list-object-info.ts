// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetListObjectInfoConfig, getListObjectInfo } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getListObjectInfo`; undefined asks nothing yet. */
export function useListObjectInfo(config: GetListObjectInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListObjectInfo', getListObjectInfo, config, options)
}
