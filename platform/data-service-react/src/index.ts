export { DataServiceProvider, type DataServiceProviderProps } from './DataServiceProvider'
export {
  useActionOverrides,
  useFormulaActivation,
  useGlobalActions,
  useLookupActions,
  useObjectCreateActions,
  usePerformQuickAction,
  usePerformUpdateRecordQuickAction,
  useQuickActionDefaults,
  useQuickActionInfo,
  useQuickActionLayout,
  useRecordActions,
  useRecordEditActions,
  useRelatedListActions,
  useRelatedListRecordActions,
  useRelatedListsActions,
} from './hooks/actions'
export { useAppDetails, useApps, useUpdateUserNavItems, useUserNavItems } from './hooks/apps'
export { useDuplicateConfiguration } from './hooks/duplicates'
export { useLayout, useLayoutUserState, useUpdateLayoutUserState } from './hooks/layout'
export {
  useCreateListInfo,
  useDeleteListInfo,
  useListInfoByName,
  useListInfosByIds,
  useListInfosByName,
  useListInfosByObjectName,
  useUpdateListInfoByName,
} from './hooks/list-info'
export { useListObjectInfo } from './hooks/list-object-info'
export { useListPreferences, useUpdateListPreferences } from './hooks/list-preferences'
export { useListRecordsById, useListRecordsByName } from './hooks/list-records'
export { useListUi, useListViewSummaries } from './hooks/list-ui'
export { useLookupRecords } from './hooks/lookups'
export { useMruListRecords } from './hooks/mru-list-records'
export { useMruListUi } from './hooks/mru-list-ui'
export { useNavItems } from './hooks/nav-items'
export {
  useObjectInfo,
  useObjectInfoDirectory,
  useObjectInfos,
  usePicklistValues,
  usePicklistValuesByRecordType,
} from './hooks/object-info'
export { usePathLayout } from './hooks/path'
export { useDuplicates } from './hooks/predupe'
export { useRecordAvatars, useUpdateRecordAvatar } from './hooks/record-avatars'
export {
  useRecordCreateDefaults,
  useRecordTemplateClone,
  useRecordTemplateCreate,
} from './hooks/record-defaults'
export { useRecordUi } from './hooks/record-ui'
export {
  useCreateContentDocumentAndVersion,
  useCreateContentVersion,
  useCreateRecord,
  useDeleteRecord,
  useExecuteBatchRecordOperations,
  useRecord,
  useRecords,
  useUpdateRecord,
} from './hooks/records'
export { useRelatedListCount, useRelatedListsCount } from './hooks/related-list-count'
export {
  useRelatedListInfo,
  useRelatedListInfoBatch,
  useRelatedListsInfo,
  useUpdateRelatedListInfo,
} from './hooks/related-list-info'
export {
  useRelatedListPreferences,
  useRelatedListPreferencesBatch,
  useUpdateRelatedListPreferences,
} from './hooks/related-list-preferences'
export { useRelatedListRecords, useRelatedListRecordsBatch } from './hooks/related-list-records'
export { useKeywordSearchResults, useSearchResults } from './hooks/search'
export { useLookupMetadata, useSearchFilterMetadata, useSearchFilterOptions } from './hooks/search-info'
export {
  observePages,
  type PagedConfig,
  type PagedData,
  type PagesObserver,
  type PagesOptions,
  type PagesSnapshot,
} from './pages/observe-pages'
export { type LastResult, useLastData } from './pages/use-last-data'
export { type PagesResult, usePages } from './pages/use-pages'
export { useDataService } from './use-data-service'
export { type ReadHookOptions, type ReadResult, readHook, useReadAdapter } from './use-read-adapter'
export { useWriteAdapter } from './use-write-adapter'
export { useWriteState, type WriteState } from './use-write-state'
