// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getSignUp } from './client'

/** Reads through the adapter `getSignUp`; undefined requests nothing yet. */
export const useSignUp = /* @__PURE__ */ readHook('useSignUp', getSignUp)
