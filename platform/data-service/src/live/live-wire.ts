/** The address of the event stream of changes. */
export const liveAddress = '/live'

/** Returns the URL where a browser reports the records that it holds, below that of the stream. */
export function heldAddress(address: string, connectionId: string): string {
  return `${address}/${connectionId}/held`
}

/**
 * The request header that states up to which change the sender has seen: a position of the feed, or `latestChange`. The
 * response must reflect those changes.
 */
export const afterHeader = 'x-porchlight-after'

/** All that there is by now. */
export const latestChange = 'latest'

/** A record of the cache and its version. */
export interface HeldRecord {
  /** 18 characters. */
  readonly id: string
  readonly weakEtag: number
}

/** A browser's report of the records that it holds. */
export interface HeldRecords {
  readonly records: readonly HeldRecord[]
  /** The position of the last event that the browser had; null on its first stream. */
  readonly since: string | null
}

/** A changed record that the viewer can see, in its current state. */
export interface TouchedRecord {
  readonly id: string
  readonly apiName: string
  readonly weakEtag: number
}

/** The changes that a browser is notified of. */
export interface LiveChanges {
  /** Records that were created or changed, held or not. */
  readonly touched: readonly TouchedRecord[]
  /** Ids of held records that the viewer may no longer see. */
  readonly gone: readonly string[]
  /** Whether more changed than is reported: everything cached may be stale. */
  readonly missed: boolean
}

/** The endpoint where a page reports that its viewer has a record open, and which returns who else has. */
export const presenceAddress = '/live/presence'

/** A page's report about a record that it shows. */
export interface OpenRecord {
  readonly recordId: string
  /** One open page, identified by an id assigned when it was loaded. */
  readonly pageId: string
  /** Whether something is being changed there that has not been saved. */
  readonly isEditing: boolean
  /** Whether the page no longer shows the record. */
  readonly isLeft: boolean
}

/** Someone else who has the record open. */
export interface PresentUser {
  readonly userId: string
  readonly name: string
  readonly isEditing: boolean
}

/** The events of the stream by name, with their JSON data. The id of an event is its feed position. */
export interface LiveEventData {
  readonly hello: { readonly connectionId: string }
  readonly changes: LiveChanges
  /** The viewers of a cached record have changed: a view that shows them requests them again. */
  readonly presence: { readonly recordId: string }
  readonly 'signed-out': Readonly<Record<string, never>>
}
