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
export { useAppDetails, useApps } from './hooks/apps'
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
export { useAdviseSaving } from './hooks/portal-methods/advise-saving'
export { useAlertsOverview } from './hooks/portal-methods/alerts-overview'
export { useAutopayOverview } from './hooks/portal-methods/autopay-overview'
export { useBillPaymentStatus } from './hooks/portal-methods/bill-payment-status'
export { useDepositStatus } from './hooks/portal-methods/deposit-status'
export { useDocumentsOverview } from './hooks/portal-methods/documents-overview'
export { useEnrollmentStatus } from './hooks/portal-methods/enrollment-status'
export { useExplainBill } from './hooks/portal-methods/explain-bill'
export { useFindPlans } from './hooks/portal-methods/find-plans'
export { useFindUtilities } from './hooks/portal-methods/find-utilities'
export { useBrandCustomerServiceInfo } from './hooks/portal-methods/get-brand-customer-service-info'
export { useEnrollmentChange } from './hooks/portal-methods/get-enrollment-change'
export { usePlans } from './hooks/portal-methods/get-plans'
export { useSignUp } from './hooks/portal-methods/get-sign-up'
export { useUserAccountInformation } from './hooks/portal-methods/get-user-account-information'
export { useUtilityInfo } from './hooks/portal-methods/get-utility-info'
export { useGuestBillStatus } from './hooks/portal-methods/guest-bill-status'
export { useLastLookUp } from './hooks/portal-methods/last-look-up'
export { useListConsents } from './hooks/portal-methods/list-consents'
export { useListSecondFactors } from './hooks/portal-methods/list-second-factors'
export { useListSessions } from './hooks/portal-methods/list-sessions'
export { useLookAtLink } from './hooks/portal-methods/look-at-link'
export { useNoticesOverview } from './hooks/portal-methods/notices-overview'
export { useOfferedOrder } from './hooks/portal-methods/offered-order'
export { usePaperlessOverview } from './hooks/portal-methods/paperless-overview'
export { useProjectBill } from './hooks/portal-methods/project-bill'
export { useVerificationOverview } from './hooks/portal-methods/verification-overview'
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
export { DataServiceInspector, type DataServiceInspectorProps } from './inspector/DataServiceInspector'
export { useDataService } from './use-data-service'
export { type ReadHookOptions, type ReadResult, useReadAdapter } from './use-read-adapter'
export { useWriteAdapter } from './use-write-adapter'
