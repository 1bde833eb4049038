import type { WorkTab } from '@porchlight/page-parts/session/work-tabs'
import { useSyncExternalStore } from 'react'

/** What stands open in the console's tabs. */
export interface OpenTabs {
  readonly tabs: readonly WorkTab[]
  /** The paths of those that hold input which was not sent. */
  readonly unsaved: ReadonlySet<string>
  /** The paths of those whose record was deleted, or is not for the viewer any more. */
  readonly gone: ReadonlySet<string>
}

const nothing: OpenTabs = { tabs: [], unsaved: new Set(), gone: new Set() }
let current = nothing
const listeners = new Set<() => void>()

/** The tabs that stand open; none on the server. */
export function useOpenTabs(): OpenTabs {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => nothing,
  )
}

/** Changes what stands open; null changes nothing. Only a browser opens tabs, never a server. */
export function changeTabs(change: (open: OpenTabs) => Partial<OpenTabs> | null): void {
  const changed = change(current)
  if (changed === null) return
  current = { ...current, ...changed }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
