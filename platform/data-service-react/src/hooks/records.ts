// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  type GetRecordConfig,
  type GetRecordsConfig,
  getRecord,
  getRecords,
  updateRecord,
} from '@porchlight/ui-api/client'
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** A function that writes through the adapter `createContentDocumentAndVersion`. */
export function useCreateContentDocumentAndVersion() {
  return useWriteAdapter('useCreateContentDocumentAndVersion', createContentDocumentAndVersion)
}

/** A function that writes through the adapter `createContentVersion`. */
export function useCreateContentVersion() {
  return useWriteAdapter('useCreateContentVersion', createContentVersion)
}

/** A function that writes through the adapter `createRecord`. */
export function useCreateRecord() {
  return useWriteAdapter('useCreateRecord', createRecord)
}

/** A function that writes through the adapter `deleteRecord`. */
export function useDeleteRecord() {
  return useWriteAdapter('useDeleteRecord', deleteRecord)
}

/** A function that writes through the adapter `executeBatchRecordOperations`. */
export function useExecuteBatchRecordOperations() {
  return useWriteAdapter('useExecuteBatchRecordOperations', executeBatchRecordOperations)
}

/** Reads through the adapter `getRecord`; undefined asks nothing yet. */
export function useRecord(config: GetRecordConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecord', getRecord, config, options)
}

/** Reads through the adapter `getRecords`; undefined asks nothing yet. */
export function useRecords(config: GetRecordsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecords', getRecords, config, options)
}

/** A function that writes through the adapter `updateRecord`. */
export function useUpdateRecord() {
  return useWriteAdapter('useUpdateRecord', updateRecord)
}
