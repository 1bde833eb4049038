// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getLayout, getLayoutUserState, updateLayoutUserState } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getLayout`; undefined requests nothing yet. */
export const useLayout = /* @__PURE__ */ readHook('useLayout', getLayout)

/** Reads through the adapter `getLayoutUserState`; undefined requests nothing yet. */
export const useLayoutUserState = /* @__PURE__ */ readHook('useLayoutUserState', getLayoutUserState)

/** A function that writes through the adapter `updateLayoutUserState`. */
export function useUpdateLayoutUserState() {
  return useWriteAdapter('useUpdateLayoutUserState', updateLayoutUserState)
}
