const listeners = new Set<(recordId: string) => void>()

/** Passes on a note of the live stream: others opened or left a record. */
export function notePresence(recordId: string): void {
  for (const listener of listeners) listener(recordId)
}

/** Calls `listener` with each record that others opened or left, until the returned function is called. */
export function onPresenceNote(listener: (recordId: string) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
