// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import { type ReadHookOptions, useReadAdapter } from '@porchlight/data-service-react'
import { type ListConsentsConfig, listConsents } from './client'

/** Reads through the adapter `listConsents`; undefined asks nothing yet. */
export function useListConsents(config: ListConsentsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListConsents', listConsents, config, options)
}
