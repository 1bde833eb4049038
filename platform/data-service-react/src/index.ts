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
export { useAdviseSaving } from '@porchlight/domains/energy/methods/advise-saving/hook'
export { useAlertsOverview } from '@porchlight/domains/alerts/methods/alerts-overview/hook'
export { useAutopayOverview } from '@porchlight/domains/autopay/methods/autopay-overview/hook'
export { useBillPaymentStatus } from '@porchlight/domains/payments/methods/bill-payment-status/hook'
export { useDepositStatus } from '@porchlight/domains/deposits/methods/deposit-status/hook'
export { useDocumentsOverview } from '@porchlight/domains/documents/methods/documents-overview/hook'
export { useEnrollmentStatus } from '@porchlight/domains/enrollment/methods/enrollment-status/hook'
export { useExplainBill } from '@porchlight/domains/energy/methods/explain-bill/hook'
export { useFindPlans } from '@porchlight/domains/plans/methods/find-plans/hook'
export { useFindUtilities } from '@porchlight/domains/utilities/methods/find-utilities/hook'
export { useBrandCustomerServiceInfo } from '@porchlight/domains/customer-service/methods/get-brand-customer-service-info/hook'
export { useEnrollmentChange } from '@porchlight/domains/enrollment/methods/get-enrollment-change/hook'
export { usePlans } from '@porchlight/domains/plans/methods/get-plans/hook'
export { useSignUp } from '@porchlight/domains/enrollment/methods/get-sign-up/hook'
export { useUserAccountInformation } from '@porchlight/domains/customers/methods/get-user-account-information/hook'
export { useUtilityInfo } from '@porchlight/domains/utilities/methods/get-utility-info/hook'
export { useGuestBillStatus } from '@porchlight/domains/payments/methods/guest-bill-status/hook'
export { useLastLookUp } from '@porchlight/domains/getting-in/methods/last-look-up/hook'
export { useListConsents } from '@porchlight/domains/consents/methods/list-consents/hook'
export { useListSecondFactors } from '@porchlight/domains/profile/methods/list-second-factors/hook'
export { useListSessions } from '@porchlight/domains/profile/methods/list-sessions/hook'
export { useLookAtLink } from '@porchlight/domains/customers/methods/look-at-link/hook'
export { useNoticesOverview } from '@porchlight/domains/notices/methods/notices-overview/hook'
export { useOfferedOrder } from '@porchlight/domains/enrollment/methods/offered-order/hook'
export { usePaperlessOverview } from '@porchlight/domains/paperless/methods/paperless-overview/hook'
export { useProjectBill } from '@porchlight/domains/energy/methods/project-bill/hook'
export { useVerificationOverview } from '@porchlight/domains/verification/methods/verification-overview/hook'
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
