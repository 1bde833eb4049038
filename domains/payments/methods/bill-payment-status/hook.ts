// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type BillPaymentStatusConfig, billPaymentStatus } from './client'

/** Reads through the adapter `billPaymentStatus`; undefined asks nothing yet. */
export function useBillPaymentStatus(config: BillPaymentStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useBillPaymentStatus', billPaymentStatus, config, options)
}
