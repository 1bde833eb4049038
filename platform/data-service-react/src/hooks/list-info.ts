// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  createListInfo,
  deleteListInfo,
  type GetListInfoByNameConfig,
  type GetListInfosByIdsConfig,
  type GetListInfosByNameConfig,
  type GetListInfosByObjectNameConfig,
  getListInfoByName,
  getListInfosByIds,
  getListInfosByName,
  getListInfosByObjectName,
  updateListInfoByName,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** A function that writes through the adapter `createListInfo`. */
export function useCreateListInfo() {
  return useWriteAdapter('useCreateListInfo', createListInfo)
}

/** A function that writes through the adapter `deleteListInfo`. */
export function useDeleteListInfo() {
  return useWriteAdapter('useDeleteListInfo', deleteListInfo)
}

/** Reads through the adapter `getListInfoByName`; undefined asks nothing yet. */
export function useListInfoByName(config: GetListInfoByNameConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListInfoByName', getListInfoByName, config, options)
}

/** Reads through the adapter `getListInfosByIds`; undefined asks nothing yet. */
export function useListInfosByIds(config: GetListInfosByIdsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListInfosByIds', getListInfosByIds, config, options)
}

/** Reads through the adapter `getListInfosByName`; undefined asks nothing yet. */
export function useListInfosByName(config: GetListInfosByNameConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListInfosByName', getListInfosByName, config, options)
}

/** Reads through the adapter `getListInfosByObjectName`; undefined asks nothing yet. */
export function useListInfosByObjectName(
  config: GetListInfosByObjectNameConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useListInfosByObjectName', getListInfosByObjectName, config, options)
}

/** A function that writes through the adapter `updateListInfoByName`. */
export function useUpdateListInfoByName() {
  return useWriteAdapter('useUpdateListInfoByName', updateListInfoByName)
}
