// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export { type GetFormulaActivationConfig, getFormulaActivation } from './actions/formula-activation/client'
export { type GetGlobalActionsConfig, getGlobalActions } from './actions/global/client'
export { type GetQuickActionLayoutConfig, getQuickActionLayout } from './actions/layout/client'
export { type GetLookupActionsConfig, getLookupActions } from './actions/lookup/client'
export { type GetObjectCreateActionsConfig, getObjectCreateActions } from './actions/object/client'
export { type GetActionOverridesConfig, getActionOverrides } from './actions/overrides/client'
export {
  type PerformQuickActionInput,
  performQuickAction,
  performUpdateRecordQuickAction,
} from './actions/perform-quick-action/client'
export { type GetQuickActionInfoConfig, getQuickActionInfo } from './actions/quick-action-info/client'
export {
  type GetRecordActionsConfig,
  type GetRecordEditActionsConfig,
  getRecordActions,
  getRecordEditActions,
} from './actions/record/client'
export { type GetQuickActionDefaultsConfig, getQuickActionDefaults } from './actions/record-defaults/client'
export {
  type GetRelatedListActionsConfig,
  type GetRelatedListsActionsConfig,
  getRelatedListActions,
  getRelatedListsActions,
  type RelatedListActionsParameters,
} from './actions/related-list/client'
export {
  type GetRelatedListRecordActionsConfig,
  getRelatedListRecordActions,
} from './actions/related-list-record/client'
export { type GetAppDetailsConfig, type GetAppsConfig, getAppDetails, getApps } from './apps/app/client'
export {
  type GetUserNavItemsConfig,
  getUserNavItems,
  type UpdateUserNavItemsInput,
  updateUserNavItems,
} from './apps/user-nav-items/client'
export {
  type GetDuplicateConfigurationConfig,
  getDuplicateConfiguration,
} from './duplicates/duplicates/client'
export { type GetLayoutConfig, getLayout } from './layout/layout/client'
export {
  type GetLayoutUserStateConfig,
  getLayoutUserState,
  type UpdateLayoutUserStateInput,
  updateLayoutUserState,
} from './layout/user-state/client'
export {
  type CreateListInfoInput,
  createListInfo,
  type DeleteListInfoInput,
  deleteListInfo,
  type GetListInfoByNameConfig,
  type GetListInfosByIdsConfig,
  type GetListInfosByNameConfig,
  getListInfoByName,
  getListInfosByIds,
  getListInfosByName,
  type UpdateListInfoInput,
  updateListInfoByName,
} from './list-info/list-info/client'
export {
  type GetListInfosByObjectNameConfig,
  getListInfosByObjectName,
} from './list-info/list-info-summaries/client'
export { type GetListObjectInfoConfig, getListObjectInfo } from './list-object-info/list-object-info/client'
export {
  type GetListPreferencesConfig,
  getListPreferences,
  type UpdateListPreferencesInput,
  updateListPreferences,
} from './list-preferences/list-preferences/client'
export {
  type GetListRecordsByIdConfig,
  type GetListRecordsByNameConfig,
  getListRecordsById,
  getListRecordsByName,
} from './list-records/list-records/client'
export { type GetListUiConfig, getListUi } from './list-ui/list-ui/client'
export { type GetListViewSummariesConfig, getListViewSummaries } from './list-ui/list-view-summaries/client'
export { type GetLookupRecordsConfig, getLookupRecords } from './lookups/lookup-records/client'
export { type GetMruListRecordsConfig, getMruListRecords } from './mru-list-records/mru-list-records/client'
export { type GetMruListUiConfig, getMruListUi } from './mru-list-ui/mru-list-ui/client'
export { type GetNavItemsConfig, getNavItems } from './nav-items/nav-items/client'
export {
  type GetObjectInfoConfig,
  type GetObjectInfoDirectoryConfig,
  type GetObjectInfosConfig,
  getObjectInfo,
  getObjectInfoDirectory,
  getObjectInfos,
} from './object-info/object-info/client'
export {
  type GetPicklistValuesByRecordTypeConfig,
  type GetPicklistValuesConfig,
  getPicklistValues,
  getPicklistValuesByRecordType,
} from './object-info/picklist-values/client'
export { type GetPathLayoutConfig, getPathLayout } from './path/layout/client'
export { type GetDuplicatesConfig, getDuplicates } from './predupe/predupe/client'
export { type UpdateRecordAvatarInput, updateRecordAvatar } from './record-avatars/association/client'
export {
  type GetRecordAvatarsConfig,
  getRecordAvatars,
  type RecordAvatars,
} from './record-avatars/avatars/client'
export { type GetRecordCreateDefaultsConfig, getRecordCreateDefaults } from './record-defaults/create/client'
export {
  type GetRecordTemplateCloneConfig,
  getRecordTemplateClone,
} from './record-defaults/template-clone/client'
export {
  type GetRecordTemplateCreateConfig,
  getRecordTemplateCreate,
} from './record-defaults/template-create/client'
export { type GetRecordUiConfig, getRecordUi } from './record-ui/record-ui/client'
export {
  type BatchRecordOperation,
  type BatchRecordOperationsInput,
  executeBatchRecordOperations,
  type GetRecordsConfig,
  type GetRecordsEntry,
  getRecords,
} from './records/batch/client'
export {
  type CreateContentDocumentAndVersionInput,
  type CreateContentVersionInput,
  createContentDocumentAndVersion,
  createContentVersion,
} from './records/content-versions/client'
export {
  type CreateRecordInput,
  createRecord,
  createRecordInputFilteredByEditedFields,
  deleteRecord,
  type FieldInput,
  type FieldName,
  fieldName,
  type GetRecordConfig,
  generateRecordInputForCreate,
  generateRecordInputForUpdate,
  getFieldDisplayValue,
  getFieldValue,
  getRecord,
  type ListFieldName,
  type RecordInput,
  type UpdateRecordInput,
  updateRecord,
} from './records/record/client'
export {
  type GetRelatedListCountConfig,
  type GetRelatedListsCountConfig,
  getRelatedListCount,
  getRelatedListsCount,
} from './related-list-count/related-list-count/client'
export {
  type GetRelatedListInfoBatchConfig,
  type GetRelatedListInfoConfig,
  type GetRelatedListsInfoConfig,
  getRelatedListInfo,
  getRelatedListInfoBatch,
  getRelatedListsInfo,
  type UpdateRelatedListInfoInput,
  updateRelatedListInfo,
} from './related-list-info/related-list-info/client'
export {
  type GetRelatedListPreferencesBatchConfig,
  type GetRelatedListPreferencesConfig,
  getRelatedListPreferences,
  getRelatedListPreferencesBatch,
  type UpdateRelatedListPreferencesInput,
  updateRelatedListPreferences,
} from './related-list-preferences/related-list-preferences/client'
export {
  type GetRelatedListRecordsBatchConfig,
  type GetRelatedListRecordsConfig,
  getRelatedListRecords,
  getRelatedListRecordsBatch,
  type RelatedListPageConfig,
} from './related-list-records/related-list-records/client'
export { type GetKeywordSearchResultsConfig, getKeywordSearchResults } from './search/keyword/client'
export {
  type GetSearchResultsConfig,
  getSearchResults,
  type SearchObjectOptionConfig,
} from './search/results/client'
export {
  type GetSearchFilterOptionsConfig,
  getSearchFilterOptions,
} from './search-info/filter-options/client'
export { type GetSearchFilterMetadataConfig, getSearchFilterMetadata } from './search-info/filters/client'
export { type GetLookupMetadataConfig, getLookupMetadata } from './search-info/lookup/client'
