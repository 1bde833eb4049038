// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { listWebhooks } from './client'

/** Reads through the adapter `listWebhooks`; undefined requests nothing yet. */
export const useListWebhooks = /* @__PURE__ */ readHook('useListWebhooks', listWebhooks)
