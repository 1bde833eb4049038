// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { arrangementOffer } from './client'

/** Reads through the adapter `arrangementOffer`; undefined requests nothing yet. */
export const useArrangementOffer = /* @__PURE__ */ readHook('useArrangementOffer', arrangementOffer)
