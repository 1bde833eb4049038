// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetMruListUiConfig, getMruListUi } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getMruListUi`; undefined asks nothing yet. */
export function useMruListUi(config: GetMruListUiConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useMruListUi', getMruListUi, config, options)
}
