// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listConsents } from './client'

/** Reads through the adapter `listConsents`; undefined requests nothing yet. */
export const useListConsents = /* @__PURE__ */ readHook('useListConsents', listConsents)
