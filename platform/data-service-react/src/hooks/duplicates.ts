// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type GetDuplicateConfigurationConfig, getDuplicateConfiguration } from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getDuplicateConfiguration`; undefined asks nothing yet. */
export function useDuplicateConfiguration(
  config: GetDuplicateConfigurationConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useDuplicateConfiguration', getDuplicateConfiguration, config, options)
}
