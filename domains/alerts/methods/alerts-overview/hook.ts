// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type AlertsOverviewConfig, alertsOverview } from './client'

/** Reads through the adapter `alertsOverview`; undefined asks nothing yet. */
export function useAlertsOverview(config: AlertsOverviewConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useAlertsOverview', alertsOverview, config, options)
}
