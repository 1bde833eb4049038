// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

import {
  type GetActionOverridesConfig,
  type GetFormulaActivationConfig,
  type GetGlobalActionsConfig,
  type GetLookupActionsConfig,
  type GetObjectCreateActionsConfig,
  type GetQuickActionDefaultsConfig,
  type GetQuickActionInfoConfig,
  type GetQuickActionLayoutConfig,
  type GetRecordActionsConfig,
  type GetRecordEditActionsConfig,
  type GetRelatedListActionsConfig,
  type GetRelatedListRecordActionsConfig,
  type GetRelatedListsActionsConfig,
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
import { type ReadHookOptions, useReadAdapter } from '../use-read-adapter'
import { useWriteAdapter } from '../use-write-adapter'

/** Reads through the adapter `getActionOverrides`; undefined asks nothing yet. */
export function useActionOverrides(config: GetActionOverridesConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useActionOverrides', getActionOverrides, config, options)
}

/** Reads through the adapter `getFormulaActivation`; undefined asks nothing yet. */
export function useFormulaActivation(
  config: GetFormulaActivationConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useFormulaActivation', getFormulaActivation, config, options)
}

/** Reads through the adapter `getGlobalActions`; undefined asks nothing yet. */
export function useGlobalActions(config: GetGlobalActionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useGlobalActions', getGlobalActions, config, options)
}

/** Reads through the adapter `getLookupActions`; undefined asks nothing yet. */
export function useLookupActions(config: GetLookupActionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useLookupActions', getLookupActions, config, options)
}

/** Reads through the adapter `getObjectCreateActions`; undefined asks nothing yet. */
export function useObjectCreateActions(
  config: GetObjectCreateActionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useObjectCreateActions', getObjectCreateActions, config, options)
}

/** A function that writes through the adapter `performQuickAction`. */
export function usePerformQuickAction() {
  return useWriteAdapter('usePerformQuickAction', performQuickAction)
}

/** A function that writes through the adapter `performUpdateRecordQuickAction`. */
export function usePerformUpdateRecordQuickAction() {
  return useWriteAdapter('usePerformUpdateRecordQuickAction', performUpdateRecordQuickAction)
}

/** Reads through the adapter `getQuickActionDefaults`; undefined asks nothing yet. */
export function useQuickActionDefaults(
  config: GetQuickActionDefaultsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useQuickActionDefaults', getQuickActionDefaults, config, options)
}

/** Reads through the adapter `getQuickActionInfo`; undefined asks nothing yet. */
export function useQuickActionInfo(config: GetQuickActionInfoConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useQuickActionInfo', getQuickActionInfo, config, options)
}

/** Reads through the adapter `getQuickActionLayout`; undefined asks nothing yet. */
export function useQuickActionLayout(
  config: GetQuickActionLayoutConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useQuickActionLayout', getQuickActionLayout, config, options)
}

/** Reads through the adapter `getRecordActions`; undefined asks nothing yet. */
export function useRecordActions(config: GetRecordActionsConfig | undefined, options?: ReadHookOptions) {
  return useReadAdapter('useRecordActions', getRecordActions, config, options)
}

/** Reads through the adapter `getRecordEditActions`; undefined asks nothing yet. */
export function useRecordEditActions(
  config: GetRecordEditActionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRecordEditActions', getRecordEditActions, config, options)
}

/** Reads through the adapter `getRelatedListActions`; undefined asks nothing yet. */
export function useRelatedListActions(
  config: GetRelatedListActionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListActions', getRelatedListActions, config, options)
}

/** Reads through the adapter `getRelatedListRecordActions`; undefined asks nothing yet. */
export function useRelatedListRecordActions(
  config: GetRelatedListRecordActionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListRecordActions', getRelatedListRecordActions, config, options)
}

/** Reads through the adapter `getRelatedListsActions`; undefined asks nothing yet. */
export function useRelatedListsActions(
  config: GetRelatedListsActionsConfig | undefined,
  options?: ReadHookOptions,
) {
  return useReadAdapter('useRelatedListsActions', getRelatedListsActions, config, options)
}
