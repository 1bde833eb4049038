// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { alertsOverview } from './client'

/** Reads through the adapter `alertsOverview`; undefined requests nothing yet. */
export const useAlertsOverview = /* @__PURE__ */ readHook('useAlertsOverview', alertsOverview)
