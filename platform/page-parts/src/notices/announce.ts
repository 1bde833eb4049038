import { useSyncExternalStore } from 'react'

/** What happened, said on the page that it leads to. */
export interface Announcement {
  readonly text: string
  /** Where it is said: a path without `/es` and query. */
  readonly path: string
  /** The record that it is about, where that is not the page itself. */
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

/** What is said at present. */
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
