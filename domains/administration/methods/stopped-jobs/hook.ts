// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { stoppedJobs } from './client'

/** Reads through the adapter `stoppedJobs`; undefined requests nothing yet. */
export const useStoppedJobs = /* @__PURE__ */ readHook('useStoppedJobs', stoppedJobs)
