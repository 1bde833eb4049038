// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { lookAtUnsubscribe } from './client'

/** Reads through the adapter `lookAtUnsubscribe`; undefined requests nothing yet. */
export const useLookAtUnsubscribe = /* @__PURE__ */ readHook('useLookAtUnsubscribe', lookAtUnsubscribe)
