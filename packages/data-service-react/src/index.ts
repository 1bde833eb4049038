export { DataServiceProvider, type DataServiceProviderProps } from './DataServiceProvider'
export {
  useBrandCustomerServiceInfo,
  useCreateRecord,
  useDeleteRecord,
  useListRecordsByName,
  useListSessions,
  useObjectInfo,
  useRecord,
  useRelatedListRecords,
  useUpdateRecord,
  useUserAccountInformation,
  useUtilityInfo,
} from './hooks'
export { useDataService } from './use-data-service'
export { type ReadHookOptions, type ReadResult, useReadAdapter } from './use-read-adapter'
export { useWriteAdapter } from './use-write-adapter'
