// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getAppDetails, getApps } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'

/** Reads through the adapter `getAppDetails`; undefined requests nothing yet. */
export const useAppDetails = /* @__PURE__ */ readHook('useAppDetails', getAppDetails)

/** Reads through the adapter `getApps`; undefined requests nothing yet. */
export const useApps = /* @__PURE__ */ readHook('useApps', getApps)
