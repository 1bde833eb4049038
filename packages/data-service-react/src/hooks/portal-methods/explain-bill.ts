// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ExplainBillConfig, explainBill } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `explainBill`; undefined asks nothing yet. */
export function useExplainBill(config: ExplainBillConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useExplainBill', explainBill, config, options)
}
