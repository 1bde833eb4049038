// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getServiceStop } from './client'

/** Reads through the adapter `getServiceStop`; undefined requests nothing yet. */
export const useServiceStop = /* @__PURE__ */ readHook('useServiceStop', getServiceStop)
