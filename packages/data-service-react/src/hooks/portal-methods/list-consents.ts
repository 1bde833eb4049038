// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ListConsentsConfig, listConsents } from '@porchlight/portal-methods/client'
import { type ReadHookOptions, useReadAdapter } from '../../use-read-adapter'

/** Reads through the adapter `listConsents`; undefined asks nothing yet. */
export function useListConsents(config: ListConsentsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListConsents', listConsents, config, options)
}
