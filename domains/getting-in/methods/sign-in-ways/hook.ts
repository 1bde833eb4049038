// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { signInWays } from './client'

/** Reads through the adapter `signInWays`; undefined requests nothing yet. */
export const useSignInWays = /* @__PURE__ */ readHook('useSignInWays', signInWays)
