// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type EnrollmentStatusConfig, enrollmentStatus } from './client'

/** Reads through the adapter `enrollmentStatus`; undefined asks nothing yet. */
export function useEnrollmentStatus(config: EnrollmentStatusConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useEnrollmentStatus', enrollmentStatus, config, options)
}
