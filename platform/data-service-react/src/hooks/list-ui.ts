// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getListUi, getListViewSummaries } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getListUi`; undefined requests nothing yet. */
export const useListUi = /* @__PURE__ */ readHook('useListUi', getListUi)

/** Reads through the adapter `getListViewSummaries`; undefined requests nothing yet. */
export const useListViewSummaries = /* @__PURE__ */ readHook('useListViewSummaries', getListViewSummaries)
