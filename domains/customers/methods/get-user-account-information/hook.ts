// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetUserAccountInformationConfig, getUserAccountInformation } from './client'

/** Reads through the adapter `getUserAccountInformation`; undefined asks nothing yet. */
export function useUserAccountInformation(
  config: GetUserAccountInformationConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useUserAccountInformation', getUserAccountInformation, config, options)
}
