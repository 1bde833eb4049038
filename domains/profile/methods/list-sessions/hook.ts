// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listSessions } from './client'

/** Reads through the adapter `listSessions`; undefined requests nothing yet. */
export const useListSessions = /* @__PURE__ */ readHook('useListSessions', listSessions)
