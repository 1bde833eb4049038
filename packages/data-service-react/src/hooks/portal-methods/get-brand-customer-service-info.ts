// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetBrandCustomerServiceInfoConfig,
  getBrandCustomerServiceInfo,
} from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `getBrandCustomerServiceInfo`; undefined asks nothing yet. */
export function useBrandCustomerServiceInfo(
  config: GetBrandCustomerServiceInfoConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useBrandCustomerServiceInfo', getBrandCustomerServiceInfo, config, options)
}
