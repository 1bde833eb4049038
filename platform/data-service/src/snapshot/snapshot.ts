import type { FetchResponse } from '../network/resource-request'

/** What a reader sees of one adapter config, told apart by `state`. Data and errors are frozen. */
export type Snapshot<Data> =
  | { readonly state: 'Fulfilled'; readonly data: Data }
  | { readonly state: 'Stale'; readonly data: Data }
  | { readonly state: 'Unfulfilled' }
  | { readonly state: 'Pending' }
  | { readonly state: 'Error'; readonly error: FetchResponse }

export type SnapshotState = Snapshot<unknown>['state']
