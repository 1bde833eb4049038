// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  createListInfo,
  deleteListInfo,
  getListInfoByName,
  getListInfosByIds,
  getListInfosByName,
  getListInfosByObjectName,
  updateListInfoByName,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** A function that writes through the adapter `createListInfo`. */
export function useCreateListInfo() {
  return useWriteAdapter('useCreateListInfo', createListInfo)
}

/** A function that writes through the adapter `deleteListInfo`. */
export function useDeleteListInfo() {
  return useWriteAdapter('useDeleteListInfo', deleteListInfo)
}

/** Reads through the adapter `getListInfoByName`; undefined requests nothing yet. */
export const useListInfoByName = /* @__PURE__ */ readHook('useListInfoByName', getListInfoByName)

/** Reads through the adapter `getListInfosByIds`; undefined requests nothing yet. */
export const useListInfosByIds = /* @__PURE__ */ readHook('useListInfosByIds', getListInfosByIds)

/** Reads through the adapter `getListInfosByName`; undefined requests nothing yet. */
export const useListInfosByName = /* @__PURE__ */ readHook('useListInfosByName', getListInfosByName)

/** Reads through the adapter `getListInfosByObjectName`; undefined requests nothing yet. */
export const useListInfosByObjectName = /* @__PURE__ */ readHook(
  'useListInfosByObjectName',
  getListInfosByObjectName,
)

/** A function that writes through the adapter `updateListInfoByName`. */
export function useUpdateListInfoByName() {
  return useWriteAdapter('useUpdateListInfoByName', updateListInfoByName)
}
