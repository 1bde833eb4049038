// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { providerHealth } from './client'

/** Reads through the adapter `providerHealth`; undefined requests nothing yet. */
export const useProviderHealth = /* @__PURE__ */ readHook('useProviderHealth', providerHealth)
