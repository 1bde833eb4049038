// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getAppDetails, getApps, getUserNavItems, updateUserNavItems } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getAppDetails`; undefined requests nothing yet. */
export const useAppDetails = /* @__PURE__ */ readHook('useAppDetails', getAppDetails)

/** Reads through the adapter `getApps`; undefined requests nothing yet. */
export const useApps = /* @__PURE__ */ readHook('useApps', getApps)

/** A function that writes through the adapter `updateUserNavItems`. */
export function useUpdateUserNavItems() {
  return useWriteAdapter('useUpdateUserNavItems', updateUserNavItems)
}

/** Reads through the adapter `getUserNavItems`; undefined requests nothing yet. */
export const useUserNavItems = /* @__PURE__ */ readHook('useUserNavItems', getUserNavItems)
