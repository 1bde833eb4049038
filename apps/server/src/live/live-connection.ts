import type { LiveChanges, LiveEventData } from '@porchlight/data-service'
import type { Viewer } from '@porchlight/metadata'

/** Maximum number of record ids that one connection may watch. */
const maxHeld = 20_000

/** A viewer that can have a stream. */
export type LiveViewer = Exclude<Viewer, { readonly class: 'guest' }>

/** One open event stream of one signed-in browser. */
export interface LiveConnection {
  readonly id: string
  readonly token: string
  /** Who opened it, with the rights of that moment: code that acts for the stream reads the current ones. */
  readonly viewer: LiveViewer
  /** Ids that its viewer has been verified to see; `gone` is only ever sent for these. */
  readonly held: Set<string>
  send<Name extends keyof LiveEventData>(event: Name, data: LiveEventData[Name], position?: string): void
  /** Sends a comment, which browsers do not pass to the page, so that the quiet stream is not considered dead. */
  rest(): void
  end(): void
}

/** Adds ids that the viewer can see; beyond 20,000 the oldest are no longer watched. */
export function hold(connection: LiveConnection, recordIds: Iterable<string>): void {
  for (const recordId of recordIds) {
    connection.held.delete(recordId)
    connection.held.add(recordId)
  }
  for (const oldest of connection.held) {
    if (connection.held.size <= maxHeld) break
    connection.held.delete(oldest)
  }
}

/** Returns whether there is anything to send. */
export function hasChanges({ touched, gone, missed }: LiveChanges): boolean {
  return touched.length + gone.length > 0 || missed
}
