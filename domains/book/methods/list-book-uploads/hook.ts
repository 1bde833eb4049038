// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listBookUploads } from './client'

/** Reads through the adapter `listBookUploads`; undefined requests nothing yet. */
export const useListBookUploads = /* @__PURE__ */ readHook('useListBookUploads', listBookUploads)
