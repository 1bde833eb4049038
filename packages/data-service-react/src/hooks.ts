// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetBrandCustomerServiceInfoConfig,
  type GetUserAccountInformationConfig,
  type GetUtilityInfoConfig,
  getBrandCustomerServiceInfo,
  getUserAccountInformation,
  getUtilityInfo,
  type ListSessionsConfig,
  listSessions,
} from '@porchlight/portal-methods/client'
import {
  createRecord,
  deleteRecord,
  type GetListRecordsByNameConfig,
  type GetObjectInfoConfig,
  type GetRecordConfig,
  type GetRelatedListRecordsConfig,
  getListRecordsByName,
  getObjectInfo,
  getRecord,
  getRelatedListRecords,
  updateRecord,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from './use-read-adapter'
import { useWriteAdapter } from './use-write-adapter'

/** Reads through the adapter `getBrandCustomerServiceInfo`; undefined asks nothing yet. */
export function useBrandCustomerServiceInfo(
  config: GetBrandCustomerServiceInfoConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useBrandCustomerServiceInfo', getBrandCustomerServiceInfo, config, options)
}

/** A function that writes through the adapter `createRecord`. */
export function useCreateRecord() {
  return useWriteAdapter('useCreateRecord', createRecord)
}

/** A function that writes through the adapter `deleteRecord`. */
export function useDeleteRecord() {
  return useWriteAdapter('useDeleteRecord', deleteRecord)
}

/** Reads through the adapter `getListRecordsByName`; undefined asks nothing yet. */
export function useListRecordsByName(
  config: GetListRecordsByNameConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useListRecordsByName', getListRecordsByName, config, options)
}

/** Reads through the adapter `listSessions`; undefined asks nothing yet. */
export function useListSessions(config: ListSessionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useListSessions', listSessions, config, options)
}

/** Reads through the adapter `getObjectInfo`; undefined asks nothing yet. */
export function useObjectInfo(config: GetObjectInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useObjectInfo', getObjectInfo, config, options)
}

/** Reads through the adapter `getRecord`; undefined asks nothing yet. */
export function useRecord(config: GetRecordConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecord', getRecord, config, options)
}

/** Reads through the adapter `getRelatedListRecords`; undefined asks nothing yet. */
export function useRelatedListRecords(
  config: GetRelatedListRecordsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListRecords', getRelatedListRecords, config, options)
}

/** A function that writes through the adapter `updateRecord`. */
export function useUpdateRecord() {
  return useWriteAdapter('useUpdateRecord', updateRecord)
}

/** Reads through the adapter `getUserAccountInformation`; undefined asks nothing yet. */
export function useUserAccountInformation(
  config: GetUserAccountInformationConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useUserAccountInformation', getUserAccountInformation, config, options)
}

/** Reads through the adapter `getUtilityInfo`; undefined asks nothing yet. */
export function useUtilityInfo(config: GetUtilityInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useUtilityInfo', getUtilityInfo, config, options)
}
