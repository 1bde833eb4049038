// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetObjectInfoConfig,
  type GetObjectInfoDirectoryConfig,
  type GetObjectInfosConfig,
  type GetPicklistValuesByRecordTypeConfig,
  type GetPicklistValuesConfig,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'

/** Reads through the adapter `getObjectInfo`; undefined asks nothing yet. */
export function useObjectInfo(config: GetObjectInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useObjectInfo', getObjectInfo, config, options)
}

/** Reads through the adapter `getObjectInfoDirectory`; undefined asks nothing yet. */
export function useObjectInfoDirectory(
  config: GetObjectInfoDirectoryConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useObjectInfoDirectory', getObjectInfoDirectory, config, options)
}

/** Reads through the adapter `getObjectInfos`; undefined asks nothing yet. */
export function useObjectInfos(config: GetObjectInfosConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useObjectInfos', getObjectInfos, config, options)
}

/** Reads through the adapter `getPicklistValues`; undefined asks nothing yet. */
export function usePicklistValues(config: GetPicklistValuesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('usePicklistValues', getPicklistValues, config, options)
}

/** Reads through the adapter `getPicklistValuesByRecordType`; undefined asks nothing yet. */
export function usePicklistValuesByRecordType(
  config: GetPicklistValuesByRecordTypeConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('usePicklistValuesByRecordType', getPicklistValuesByRecordType, config, options)
}
