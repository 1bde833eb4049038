// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { workQueue } from './client'

/** Reads through the adapter `workQueue`; undefined requests nothing yet. */
export const useWorkQueue = /* @__PURE__ */ readHook('useWorkQueue', workQueue)
