import type { HeldRecord, LiveChanges } from './live-wire'

/** An event of a stream; `position` is where in the server's feed it stands. */
export type LiveEvent =
  | { readonly kind: 'hello'; readonly connectionId: string; readonly position: string }
  | { readonly kind: 'changes'; readonly changes: LiveChanges; readonly position: string }
  | { readonly kind: 'presence'; readonly recordId: string }
  | { readonly kind: 'signedOut' }

/** The way to a server that tells of changes. A stream that drops is opened again and says `hello` again. */
export interface LiveTransport {
  /** Opens the stream; the returned function closes it. */
  open(listener: (event: LiveEvent) => void): () => void
  /**
   * Says which records are held, and since which position the caller may have missed something; gives what
   * differs now, or null once the session has ended. Rejects when they are not known to be watched: the caller says it
   * again.
   */
  hold(
    connectionId: string,
    records: readonly HeldRecord[],
    since: string | null,
  ): Promise<LiveChanges | null>
}
