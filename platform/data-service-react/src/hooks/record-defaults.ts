// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetRecordCreateDefaultsConfig,
  type GetRecordTemplateCloneConfig,
  type GetRecordTemplateCreateConfig,
  getRecordCreateDefaults,
  getRecordTemplateClone,
  getRecordTemplateCreate,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getRecordCreateDefaults`; undefined asks nothing yet. */
export function useRecordCreateDefaults(
  config: GetRecordCreateDefaultsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRecordCreateDefaults', getRecordCreateDefaults, config, options)
}

/** Reads through the adapter `getRecordTemplateClone`; undefined asks nothing yet. */
export function useRecordTemplateClone(
  config: GetRecordTemplateCloneConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRecordTemplateClone', getRecordTemplateClone, config, options)
}

/** Reads through the adapter `getRecordTemplateCreate`; undefined asks nothing yet. */
export function useRecordTemplateCreate(
  config: GetRecordTemplateCreateConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRecordTemplateCreate', getRecordTemplateCreate, config, options)
}
