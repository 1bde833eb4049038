// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type GetSignUpConfig, getSignUp } from './client'

/** Reads through the adapter `getSignUp`; undefined asks nothing yet. */
export function useSignUp(config: GetSignUpConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useSignUp', getSignUp, config, options)
}
