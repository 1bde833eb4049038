// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GuestBillStatusConfig, guestBillStatus } from './client'

/** Reads through the adapter `guestBillStatus`; undefined asks nothing yet. */
export function useGuestBillStatus(config: GuestBillStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useGuestBillStatus', guestBillStatus, config, options)
}
