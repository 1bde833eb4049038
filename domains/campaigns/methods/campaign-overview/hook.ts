// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { campaignOverview } from './client'

/** Reads through the adapter `campaignOverview`; undefined requests nothing yet. */
export const useCampaignOverview = /* @__PURE__ */ readHook('useCampaignOverview', campaignOverview)
