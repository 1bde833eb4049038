// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { adviseSaving } from './client'

/** Reads through the adapter `adviseSaving`; undefined requests nothing yet. */
export const useAdviseSaving = /* @__PURE__ */ readHook('useAdviseSaving', adviseSaving)
