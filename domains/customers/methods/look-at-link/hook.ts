// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { lookAtLink } from './client'

/** Reads through the adapter `lookAtLink`; undefined requests nothing yet. */
export const useLookAtLink = /* @__PURE__ */ readHook('useLookAtLink', lookAtLink)
