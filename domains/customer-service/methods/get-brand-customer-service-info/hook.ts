// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetBrandCustomerServiceInfoConfig, getBrandCustomerServiceInfo } from './client'

/** Reads through the adapter `getBrandCustomerServiceInfo`; undefined asks nothing yet. */
export function useBrandCustomerServiceInfo(
  config: GetBrandCustomerServiceInfoConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useBrandCustomerServiceInfo', getBrandCustomerServiceInfo, config, options)
}
