export type { CachePolicy } from './adapter/cache-policy'
export { defaultTtlMs, defineReadAdapter } from './adapter/define-adapter'
export type {
  ReadAdapter,
  ReadAdapterDeclaration,
  ReadCombination,
} from './adapter/read-adapter'
export { defineWriteAdapter, type WriteAdapter } from './adapter/write-adapter'
export {
  type ApiNameInput,
  checkFieldNames,
  checkName,
  checkObjectName,
  checkQualifiedField,
} from './config-checks/names'
export { checkRecordId } from './config-checks/record-id'
export { checkBoolean, checkInteger, checkString, checkStrings } from './config-checks/values'
export { createDataService } from './data-service'
export type {
  DataService,
  DataServiceLogEntry,
  DataServiceOptions,
  Observer,
  ReadOptions,
} from './data-service-api'
export { clientErrors } from './errors/client-errors'
export { DataServiceError } from './errors/data-service-error'
export { createHttpNetwork, type Fetch, type HttpNetworkOptions } from './network/http-network-adapter'
export { requestAddress } from './network/request-address'
export type { FetchResponse, NetworkAdapter, ResourceRequest } from './network/resource-request'
export { deepFreeze } from './snapshot/freeze'
export { unfulfilled } from './snapshot/make-snapshot'
export type { Snapshot, SnapshotState } from './snapshot/snapshot'
export { type Missing, missing } from './store/missing'
export type { RecordFieldValue, RecordValue } from './store/record'
export type { DataServiceState } from './store/state'
export { entryKey, recordKey } from './store/store-key'
export type { StoreReader } from './store/store-reader'
export type { Edition, StoreWriter } from './store/store-writer'
