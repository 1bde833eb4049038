// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetLayoutConfig,
  type GetLayoutUserStateConfig,
  getLayout,
  getLayoutUserState,
  updateLayoutUserState,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getLayout`; undefined asks nothing yet. */
export function useLayout(config: GetLayoutConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLayout', getLayout, config, options)
}

/** Reads through the adapter `getLayoutUserState`; undefined asks nothing yet. */
export function useLayoutUserState(config: GetLayoutUserStateConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLayoutUserState', getLayoutUserState, config, options)
}

/** A function that writes through the adapter `updateLayoutUserState`. */
export function useUpdateLayoutUserState() {
  return useWriteAdapter('useUpdateLayoutUserState', updateLayoutUserState)
}
