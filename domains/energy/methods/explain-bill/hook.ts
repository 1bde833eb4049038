// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type ExplainBillConfig, explainBill } from './client'

/** Reads through the adapter `explainBill`; undefined asks nothing yet. */
export function useExplainBill(config: ExplainBillConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useExplainBill', explainBill, config, options)
}
