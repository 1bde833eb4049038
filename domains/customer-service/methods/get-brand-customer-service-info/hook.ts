// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { readHook } from '@porchlight/data-service-react'
import { getBrandCustomerServiceInfo } from './client'

/** Reads through the adapter `getBrandCustomerServiceInfo`; undefined requests nothing yet. */
export const useBrandCustomerServiceInfo = /* @__PURE__ */ readHook(
  'useBrandCustomerServiceInfo',
  getBrandCustomerServiceInfo,
)
