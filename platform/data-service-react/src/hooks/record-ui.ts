// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetRecordUiConfig, getRecordUi } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getRecordUi`; undefined asks nothing yet. */
export function useRecordUi(config: GetRecordUiConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecordUi', getRecordUi, config, options)
}
