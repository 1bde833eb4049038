// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  getActionOverrides,
  getFormulaActivation,
  getGlobalActions,
  getLookupActions,
  getObjectCreateActions,
  getQuickActionDefaults,
  getQuickActionInfo,
  getQuickActionLayout,
  getRecordActions,
  getRecordEditActions,
  getRelatedListActions,
  getRelatedListRecordActions,
  getRelatedListsActions,
  performQuickAction,
  performUpdateRecordQuickAction,
} from '@porchlight/ui-api/client'
import { readHook } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getActionOverrides`; undefined requests nothing yet. */
export const useActionOverrides = /* @__PURE__ */ readHook('useActionOverrides', getActionOverrides)

/** Reads through the adapter `getFormulaActivation`; undefined requests nothing yet. */
export const useFormulaActivation = /* @__PURE__ */ readHook('useFormulaActivation', getFormulaActivation)

/** Reads through the adapter `getGlobalActions`; undefined requests nothing yet. */
export const useGlobalActions = /* @__PURE__ */ readHook('useGlobalActions', getGlobalActions)

/** Reads through the adapter `getLookupActions`; undefined requests nothing yet. */
export const useLookupActions = /* @__PURE__ */ readHook('useLookupActions', getLookupActions)

/** Reads through the adapter `getObjectCreateActions`; undefined requests nothing yet. */
export const useObjectCreateActions = /* @__PURE__ */ readHook(
  'useObjectCreateActions',
  getObjectCreateActions,
)

/** A function that writes through the adapter `performQuickAction`. */
export function usePerformQuickAction() {
  return useWriteAdapter('usePerformQuickAction', performQuickAction)
}

/** A function that writes through the adapter `performUpdateRecordQuickAction`. */
export function usePerformUpdateRecordQuickAction() {
  return useWriteAdapter('usePerformUpdateRecordQuickAction', performUpdateRecordQuickAction)
}

/** Reads through the adapter `getQuickActionDefaults`; undefined requests nothing yet. */
export const useQuickActionDefaults = /* @__PURE__ */ readHook(
  'useQuickActionDefaults',
  getQuickActionDefaults,
)

/** Reads through the adapter `getQuickActionInfo`; undefined requests nothing yet. */
export const useQuickActionInfo = /* @__PURE__ */ readHook('useQuickActionInfo', getQuickActionInfo)

/** Reads through the adapter `getQuickActionLayout`; undefined requests nothing yet. */
export const useQuickActionLayout = /* @__PURE__ */ readHook('useQuickActionLayout', getQuickActionLayout)

/** Reads through the adapter `getRecordActions`; undefined requests nothing yet. */
export const useRecordActions = /* @__PURE__ */ readHook('useRecordActions', getRecordActions)

/** Reads through the adapter `getRecordEditActions`; undefined requests nothing yet. */
export const useRecordEditActions = /* @__PURE__ */ readHook('useRecordEditActions', getRecordEditActions)

/** Reads through the adapter `getRelatedListActions`; undefined requests nothing yet. */
export const useRelatedListActions = /* @__PURE__ */ readHook('useRelatedListActions', getRelatedListActions)

/** Reads through the adapter `getRelatedListRecordActions`; undefined requests nothing yet. */
export const useRelatedListRecordActions = /* @__PURE__ */ readHook(
  'useRelatedListRecordActions',
  getRelatedListRecordActions,
)

/** Reads through the adapter `getRelatedListsActions`; undefined requests nothing yet. */
export const useRelatedListsActions = /* @__PURE__ */ readHook(
  'useRelatedListsActions',
  getRelatedListsActions,
)
