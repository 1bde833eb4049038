// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { guestConversation } from './client'

/** Reads through the adapter `guestConversation`; undefined requests nothing yet. */
export const useGuestConversation = /* @__PURE__ */ readHook('useGuestConversation', guestConversation)
