import type { FetchResponse } from '../network/resource-request'
import type { SavedEntry } from './store-state'

/**
 * The content of a data service, to be serialised with `JSON.stringify`. Its structure is not part of the public
 * interface: a state is for the version of this package that created it.
 */
export interface DataServiceState {
  readonly version: 1
  /** When the state was taken, by the clock of the device that took it, in milliseconds of the epoch. */
  readonly savedAt: number
  /** Whether lifetimes continue from where they are, as for a device's local store; otherwise as if just read. */
  readonly keepsLifetimes?: true
  readonly entries: readonly SavedEntry[]
  /** Errors that were rendered, by the key of their read. */
  readonly errors: Readonly<Record<string, FetchResponse>>
}
