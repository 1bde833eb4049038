// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { guestMessage } from './client'

/** Reads through the adapter `guestMessage`; undefined requests nothing yet. */
export const useGuestMessage = /* @__PURE__ */ readHook('useGuestMessage', guestMessage)
