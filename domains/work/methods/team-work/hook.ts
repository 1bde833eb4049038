// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { teamWork } from './client'

/** Reads through the adapter `teamWork`; undefined requests nothing yet. */
export const useTeamWork = /* @__PURE__ */ readHook('useTeamWork', teamWork)
