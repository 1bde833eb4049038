// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type ProjectBillConfig, projectBill } from './client'

/** Reads through the adapter `projectBill`; undefined asks nothing yet. */
export function useProjectBill(config: ProjectBillConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useProjectBill', projectBill, config, options)
}
