// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { getRecordAvatars, updateRecordAvatar } from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getRecordAvatars`; undefined requests nothing yet. */
export const useRecordAvatars = /* @__PURE__ */ readHook('useRecordAvatars', getRecordAvatars)

/** A function that writes through the adapter `updateRecordAvatar`. */
export function useUpdateRecordAvatar() {
  return useWriteAdapter('useUpdateRecordAvatar', updateRecordAvatar)
}
