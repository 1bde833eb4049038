// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { neededProof } from './client'

/** Reads through the adapter `neededProof`; undefined requests nothing yet. */
export const useNeededProof = /* @__PURE__ */ readHook('useNeededProof', neededProof)
