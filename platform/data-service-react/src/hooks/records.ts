// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  createContentDocumentAndVersion,
  createContentVersion,
  createRecord,
  deleteRecord,
  executeBatchRecordOperations,
  getRecord,
  getRecords,
  updateRecord,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
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

/** Reads through the adapter `getRecord`; undefined requests nothing yet. */
export const useRecord = /* @__PURE__ */ readHook('useRecord', getRecord)

/** Reads through the adapter `getRecords`; undefined requests nothing yet. */
export const useRecords = /* @__PURE__ */ readHook('useRecords', getRecords)

/** A function that writes through the adapter `updateRecord`. */
export function useUpdateRecord() {
  return useWriteAdapter('useUpdateRecord', updateRecord)
}
