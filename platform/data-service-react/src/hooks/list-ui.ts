// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetListUiConfig,
  type GetListViewSummariesConfig,
  getListUi,
  getListViewSummaries,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getListUi`; undefined asks nothing yet. */
export function useListUi(config: GetListUiConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListUi', getListUi, config, options)
}

/** Reads through the adapter `getListViewSummaries`; undefined asks nothing yet. */
export function useListViewSummaries(
  config: GetListViewSummariesConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useListViewSummaries', getListViewSummaries, config, options)
}
