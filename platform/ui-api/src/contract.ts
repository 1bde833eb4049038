// Made from the folders by `npx tsx scripts/generate.ts`; do not edit.

export {
  type FormulaActivationRepresentation,
  getFormulaActivationContract,
} from './actions/formula-activation/contract'
export { getGlobalActionsContract } from './actions/global/contract'
export { getQuickActionLayoutContract, type QuickActionLayoutRepresentation } from './actions/layout/contract'
export { getLookupActionsContract } from './actions/lookup/contract'
export { getObjectCreateActionsContract } from './actions/object/contract'
export {
  type ActionOverrideRepresentation,
  type ActionOverridesRepresentation,
  getActionOverridesContract,
} from './actions/overrides/contract'
export {
  performQuickActionContract,
  performUpdateRecordQuickActionContract,
  type QuickActionExecutionRepresentation,
} from './actions/perform-quick-action/contract'
export {
  getQuickActionInfoContract,
  type QuickActionInfoRepresentation,
} from './actions/quick-action-info/contract'
export { getRecordActionsContract, getRecordEditActionsContract } from './actions/record/contract'
export {
  getQuickActionDefaultsContract,
  type QuickActionDefaultsRepresentation,
} from './actions/record-defaults/contract'
export {
  getRelatedListActionsContract,
  getRelatedListsActionsContract,
} from './actions/related-list/contract'
export { getRelatedListRecordActionsContract } from './actions/related-list-record/contract'
export { type AppsRepresentation, getAppDetailsContract, getAppsContract } from './apps/app/contract'
export { getUserNavItemsContract, updateUserNavItemsContract } from './apps/user-nav-items/contract'
export {
  type AnswerOf,
  type BodyOf,
  type CallContract,
  type CallMethod,
  defineCall,
  type ParamsOf,
  type QueryOf,
} from './define/call'
export { getDuplicateConfigurationContract } from './duplicates/duplicates/contract'
export { getLayoutContract } from './layout/layout/contract'
export { getLayoutUserStateContract, updateLayoutUserStateContract } from './layout/user-state/contract'
export {
  createListInfoContract,
  deleteListInfoContract,
  getListInfoByNameContract,
  getListInfosContract,
  type ListInfosRepresentation,
  updateListInfoContract,
} from './list-info/list-info/contract'
export {
  getListInfosByObjectNameContract,
  type ListInfoSummariesRepresentation,
  type ListInfoSummary,
} from './list-info/list-info-summaries/contract'
export { getListObjectInfoContract } from './list-object-info/list-object-info/contract'
export {
  getListPreferencesContract,
  type ListPreferencesRepresentation,
  updateListPreferencesContract,
} from './list-preferences/list-preferences/contract'
export {
  getListRecordsByIdContract,
  getListRecordsByNameContract,
  postListRecordsByNameContract,
} from './list-records/list-records/contract'
export { getListUiByIdContract, getListUiByNameContract } from './list-ui/list-ui/contract'
export {
  getListViewSummariesContract,
  type ListViewSummariesRepresentation,
  type ListViewSummary,
} from './list-ui/list-view-summaries/contract'
export {
  getLookupRecordsContract,
  getLookupRecordsOfTargetContract,
  type LookupCollectionRepresentation,
  type LookupValuesRepresentation,
} from './lookups/lookup-records/contract'
export { getMruListRecordsContract } from './mru-list-records/mru-list-records/contract'
export { getMruListUiContract } from './mru-list-ui/mru-list-ui/contract'
export { getNavItemsContract } from './nav-items/nav-items/contract'
export {
  getObjectInfoContract,
  getObjectInfoDirectoryContract,
  getObjectInfosContract,
} from './object-info/object-info/contract'
export {
  getPicklistValuesByRecordTypeContract,
  getPicklistValuesContract,
} from './object-info/picklist-values/contract'
export { getPathLayoutContract } from './path/layout/contract'
export { getDuplicatesContract } from './predupe/predupe/contract'
export { updateRecordAvatarContract } from './record-avatars/association/contract'
export { getRecordAvatarsContract } from './record-avatars/avatars/contract'
export {
  getRecordCreateDefaultsContract,
  type RecordDefaultsRepresentation,
} from './record-defaults/create/contract'
export {
  getRecordTemplateCloneContract,
  type RecordTemplateCloneRepresentation,
} from './record-defaults/template-clone/contract'
export {
  getRecordTemplateCreateContract,
  type RecordTemplateCreateRepresentation,
} from './record-defaults/template-create/contract'
export { getRecordUiContract, type RecordUiRepresentation } from './record-ui/record-ui/contract'
export {
  type BatchWriteError,
  type BatchWriteResult,
  executeBatchRecordOperationsContract,
  getRecordsContract,
} from './records/batch/contract'
export {
  type ContentDocumentComposite,
  createContentDocumentAndVersionContract,
  createContentVersionContract,
} from './records/content-versions/contract'
export {
  createRecordContract,
  deleteRecordContract,
  getRecordContract,
  updateRecordContract,
} from './records/record/contract'
export {
  getRelatedListCountContract,
  getRelatedListsCountContract,
  type RelatedListCountRepresentation,
} from './related-list-count/related-list-count/contract'
export {
  getRelatedListInfoBatchContract,
  getRelatedListInfoContract,
  getRelatedListsInfoContract,
  type RelatedListSummaryRepresentation,
  type RelatedListsInfoRepresentation,
  updateRelatedListInfoContract,
} from './related-list-info/related-list-info/contract'
export {
  getRelatedListPreferencesBatchContract,
  getRelatedListPreferencesContract,
  updateRelatedListPreferencesContract,
} from './related-list-preferences/related-list-preferences/contract'
export {
  getRelatedListRecordsBatchContract,
  getRelatedListRecordsContract,
  postRelatedListRecordsContract,
  type RelatedListRecordsRepresentation,
} from './related-list-records/related-list-records/contract'
export {
  type AppRepresentation,
  AppSchema,
  type NavItemRepresentation,
  NavItemSchema,
  type NavItemsRepresentation,
  NavItemsSchema,
} from './representation/app-schemas'
export { type AvatarRepresentation, AvatarSchema } from './representation/avatar-schema'
export { type BatchResult, batchResultsSchema } from './representation/batch-results-schema'
export {
  type DuplicateMatch,
  type DuplicateResultInfo,
  type DuplicatesRepresentation,
  DuplicatesSchema,
} from './representation/duplicates-schema'
export {
  LayoutItemSchema,
  LayoutModeParam,
  LayoutTypeParam,
  RecordLayoutSchema,
} from './representation/layout-schema'
export {
  type LayoutUserStateRepresentation,
  LayoutUserStateSchema,
  type SectionUserState,
} from './representation/layout-user-state-schema'
export {
  type ListColumnRepresentation,
  type ListInfoRepresentation,
  ListInfoSchema,
  type ListOrderRepresentation,
  ListOrderSchema,
  type ListReferenceRepresentation,
  ListReferenceSchema,
} from './representation/list-info-schema'
export {
  type ListObjectColumnRepresentation,
  type ListObjectInfoRepresentation,
  ListObjectInfoSchema,
} from './representation/list-object-info-schema'
export { type ListPageRepresentation, ListPageSchema } from './representation/list-page-schema'
export { type ListSummaryPage, listSummaryProperties } from './representation/list-summaries-schema'
export { type ListUIRepresentation, ListUISchema } from './representation/list-ui-schema'
export {
  type LookupFieldRepresentation,
  type LookupMetadataRepresentation,
  LookupMetadataSchema,
  type LookupTargetRepresentation,
} from './representation/lookup-metadata-schema'
export {
  type FieldValues,
  FieldValuesSchema,
  type NewRecordRepresentation,
  NewRecordSchema,
} from './representation/new-record-schemas'
export { ObjectInfoSchema } from './representation/object-info-schema'
export { PicklistValuesCollectionSchema, PicklistValuesSchema } from './representation/picklist-values-schema'
export {
  type ActionCollectionRepresentation,
  type ActionsRepresentation,
  ActionsSchema,
  type PlatformActionRepresentation,
} from './representation/platform-action-schemas'
export {
  type RecordCollectionRepresentation,
  recordCollectionProperties,
} from './representation/record-collection-schema'
export { RecordSchema } from './representation/record-schema'
export {
  type RelatedListColumnRepresentation,
  type RelatedListInfoRepresentation,
  RelatedListInfoSchema,
  type RelatedListPreferencesRepresentation,
  RelatedListPreferencesSchema,
  type RelatedListReferenceRepresentation,
  RelatedListReferenceSchema,
} from './representation/related-list-schema'
export {
  actionFilterQuery,
  recordActionFilterBody,
  recordActionFilterQuery,
} from './request/actions/action-filter-schemas'
export { type ListInput, listInputProperties } from './request/lists/list-input-schemas'
export {
  ListPageQuery,
  ListRecordsBody,
  ListRecordsQuery,
  ListSummariesQuery,
  listViewIdPattern,
  RecentPageQuery,
} from './request/lists/list-query-schemas'
export { RecordInputBody, recordInputProperties, writeFlags } from './request/records/record-input-schemas'
export { recordQuery } from './request/records/record-query-schemas'
export {
  ColumnWidthsInput,
  ColumnWrapInput,
  OrderedByInput,
} from './request/related-lists/related-list-input-schemas'
export {
  AnyFormFactor,
  ApiNameParam,
  BooleanText,
  CommaSeparated,
  FormFactor,
  IntegerText,
  NameArray,
  PageTokenText,
  RecordIdParam,
} from './request/request-schemas'
export {
  ConfigurationName,
  DataCategoryInput,
  SearchFilterInput,
  SearchObjectOption,
  SearchTermText,
} from './request/search/search-input-schemas'
export {
  getKeywordSearchResultsContract,
  type KeywordSearchResultsRepresentation,
} from './search/keyword/contract'
export {
  type AnswerType,
  answerTypes,
  getSearchResultsContract,
  type ObjectSearchResultsRepresentation,
  type SearchResultsRepresentation,
} from './search/results/contract'
export {
  getSearchFilterOptionsContract,
  type SearchFilterOptionRepresentation,
  type SearchFilterOptionsRepresentation,
} from './search-info/filter-options/contract'
export {
  getSearchFilterMetadataContract,
  type SearchFilterMetadataRepresentation,
  type SearchFilterRepresentation,
} from './search-info/filters/contract'
export { getLookupMetadataContract } from './search-info/lookup/contract'
