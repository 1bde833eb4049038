export type { CachePolicy } from './adapter/cache-policy'
export { defaultTtlMs, defineReadAdapter, withoutExpiryMs } from './adapter/define-adapter'
export {
  type BatchItem,
  type BatchReadDeclaration,
  type BatchSnapshot,
  defineBatchReadAdapter,
} from './adapter/define-batch-adapter'
export {
  type CheckedPageRead,
  defineListReadAdapter,
  type ListReadDeclaration,
} from './adapter/define-list-adapter'
export type { ListPage } from './adapter/list-pages'
export type {
  ReadAdapter,
  ReadAdapterDeclaration,
  ReadCombination,
  ReadGathering,
} from './adapter/read-adapter'
export { defineWriteAdapter, type WriteAdapter } from './adapter/write-adapter'
export { expectString, expectVariant } from './config-checks/answers'
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
  ShownIn,
  WriteOptions,
} from './data-service-api'
export type { DurablePlace } from './durable/durable-place'
export {
  type DurableStore,
  type DurableStoreOptions,
  openDurableStore,
} from './durable/durable-store'
export { createIndexedDbPlace } from './durable/indexed-db-place'
export * as clientErrors from './errors/client-errors'
export { DataServiceError } from './errors/data-service-error'
export { type DescribedError, describeError, type ErrorDetail } from './errors/describe-error'
export {
  type FailedRefreshes,
  type FailedRefreshesOptions,
  watchFailedRefreshes,
} from './freshness/failed-refreshes'
export { type KeepFreshOptions, keepFresh } from './freshness/keep-fresh'
export type {
  Inside,
  InspectedAsk,
  InspectedEntry,
  InspectedError,
  InspectedQuery,
  InspectedRecord,
  InspectedValue,
  TraceEvent,
} from './inspect/inside'
export {
  createEventStreamTransport,
  type EventSourceLike,
  type EventStreamOptions,
} from './live/event-stream-transport'
export type { LiveEvent, LiveTransport } from './live/live-transport'
export { type LiveUpdatesOptions, startLiveUpdates } from './live/live-updates'
export {
  afterHeader,
  type HeldRecord,
  type HeldRecords,
  heldAddress,
  type LiveChanges,
  type LiveEventData,
  latestChange,
  liveAddress,
  type OpenRecord,
  type PresentUser,
  presenceAddress,
  type TouchedRecord,
} from './live/live-wire'
export { shareTransport, type TabChannel, type TabLocks } from './live/shared-transport'
export { type Authorization, authorizing } from './network/authorizing-network'
export { createHttpNetwork, type Fetch, type HttpNetworkOptions } from './network/http-network-adapter'
export { requestAddress } from './network/request-address'
export type { FetchResponse, NetworkAdapter, ResourceRequest } from './network/resource-request'
export { type RetryOptions, retrying } from './network/retrying-network'
export { sharing } from './network/sharing-network'
export { createIndexedDbDraftPlace, type DraftPlace } from './offline/draft-place'
export type { OfflineAdapter, OfflineContext } from './offline/offline-adapter'
export { OfflineQueue, type OfflineQueueOptions } from './offline/offline-queue'
export { type Conflict, isRefused, type QueuedWrite, waitsFor, withDependents } from './offline/queued-write'
export type { ChangeNotifier } from './query/change-notices'
export type { Schedule } from './schedule'
export { deepFreeze } from './snapshot/freeze'
export { unfulfilled } from './snapshot/make-snapshot'
export type { Snapshot, SnapshotState } from './snapshot/snapshot'
export type { Draft, DraftFields } from './store/drafts'
export { type Missing, missing } from './store/missing'
export type { RecordFieldValue, RecordValue } from './store/record'
export { recordTtlMs } from './store/record-lifetime'
export type { DataServiceState } from './store/state'
export { entryKey, recordKey } from './store/store-key'
export { partsOnly, type StoreReader } from './store/store-reader'
export type { Edition, StoreWriter } from './store/store-writer'
export {
  createWireAdapter,
  type WireAdapter,
  type WireAdapterConstructor,
  type WireValue,
} from './wire/create-wire-adapter'
