import type { FetchResponse } from '../network/resource-request'

/** What a reader sees of one adapter config, discriminated by `state`. Data and errors are frozen. */
export type Snapshot<Data> =
  | {
      readonly state: 'Fulfilled' | 'Stale'
      readonly data: Data
      /** Why the last attempt to refresh the data failed; absent once one has succeeded. */
      readonly refreshError?: FetchResponse
    }
  | { readonly state: 'Unfulfilled' }
  | { readonly state: 'Pending' }
  | { readonly state: 'Error'; readonly error: FetchResponse }

export type SnapshotState = Snapshot<unknown>['state']
