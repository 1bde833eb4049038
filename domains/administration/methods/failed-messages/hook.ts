// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { failedMessages } from './client'

/** Reads through the adapter `failedMessages`; undefined requests nothing yet. */
export const useFailedMessages = /* @__PURE__ */ readHook('useFailedMessages', failedMessages)
