// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type DepositStatusConfig, depositStatus } from './client'

/** Reads through the adapter `depositStatus`; undefined asks nothing yet. */
export function useDepositStatus(config: DepositStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useDepositStatus', depositStatus, config, options)
}
