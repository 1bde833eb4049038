import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useSyncExternalStore } from 'react'

/** The places that are open in the console's tabs. */
export interface OpenTabs {
  readonly tabs: readonly WorkTab[]
  /** The paths of those that hold input which was not sent. */
  readonly unsaved: ReadonlySet<string>
  /** The paths of those whose record was deleted, or is no longer visible to the viewer. */
  readonly gone: ReadonlySet<string>
}

const noTabs: OpenTabs = { tabs: [], unsaved: new Set(), gone: new Set() }
let current = noTabs
const listeners = new Set<() => void>()

/** Returns the open tabs; none on the server. */
export function useOpenTabs(): OpenTabs {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => noTabs,
  )
}

/** Returns whether the place of a path is open in a tab now, whatever was rendered last. */
export function isOpen(path: string): boolean {
  return current.tabs.some((tab) => tab.path === path)
}

/** Changes the open tabs; null changes nothing. Only a browser opens tabs, never a server. */
export function changeTabs(change: (open: OpenTabs) => Partial<OpenTabs> | null): void {
  const changes = change(current)
  if (changes === null) return
  current = { ...current, ...changes }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
