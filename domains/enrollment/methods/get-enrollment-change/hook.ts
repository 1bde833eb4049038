// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetEnrollmentChangeConfig, getEnrollmentChange } from './client'

/** Reads through the adapter `getEnrollmentChange`; undefined asks nothing yet. */
export function useEnrollmentChange(
  config: GetEnrollmentChangeConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useEnrollmentChange', getEnrollmentChange, config, options)
}
