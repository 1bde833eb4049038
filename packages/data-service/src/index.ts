export type { CachePolicy } from './adapter/cache-policy'
export type { FetchResponse, NetworkAdapter, ResourceRequest } from './network/resource-request'
export type { Snapshot, SnapshotState } from './snapshot/snapshot'
