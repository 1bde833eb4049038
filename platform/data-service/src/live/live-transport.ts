import type { HeldRecord, LiveChanges } from './live-wire'

/** An event of a stream; `position` is its position in the server's feed. */
export type LiveEvent =
  | { readonly kind: 'hello'; readonly connectionId: string; readonly position: string }
  | { readonly kind: 'changes'; readonly changes: LiveChanges; readonly position: string }
  | { readonly kind: 'presence'; readonly recordId: string }
  | { readonly kind: 'signedOut' }

/** The connection to a server that reports changes. A dropped stream is reopened and sends `hello` again. */
export interface LiveTransport {
  /** Opens the stream; the returned function closes it. */
  open(listener: (event: LiveEvent) => void): () => void
  /**
   * Reports which records are held, and since which position the caller may have missed changes; returns what differs
   * now, or null once the session has ended. Rejects when it is not certain that they are being watched: the caller
   * then reports them again.
   */
  hold(
    connectionId: string,
    records: readonly HeldRecord[],
    since: string | null,
  ): Promise<LiveChanges | null>
}
