import { useSyncExternalStore } from 'react'

/** An event, announced on the page that it leads to. */
export interface Announcement {
  readonly text: string
  /** Where it is announced: a path without `/es` and query. */
  readonly path: string
  /** The record that it is about, if that is not the page itself. */
  readonly link: { readonly label: string; readonly path: string } | null
}

let current: Announcement | null = null
const listeners = new Set<() => void>()

/**
 * Announces that something happened; null clears the announcement. Only actions in a browser announce, never a server.
 */
export function announce(announcement: Announcement | null): void {
  current = announcement
  for (const listener of listeners) listener()
}

/** Returns the current announcement. */
export function useAnnouncement(): Announcement | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
