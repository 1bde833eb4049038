// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listAnnouncements } from './client'

/** Reads through the adapter `listAnnouncements`; undefined requests nothing yet. */
export const useListAnnouncements = /* @__PURE__ */ readHook('useListAnnouncements', listAnnouncements)
