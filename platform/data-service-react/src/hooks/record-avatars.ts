// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetRecordAvatarsConfig, getRecordAvatars, updateRecordAvatar } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRecordAvatars`; undefined asks nothing yet. */
export function useRecordAvatars(config: GetRecordAvatarsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecordAvatars', getRecordAvatars, config, options)
}

/** A function that writes through the adapter `updateRecordAvatar`. */
export function useUpdateRecordAvatar() {
  return useWriteAdapter('useUpdateRecordAvatar', updateRecordAvatar)
}
