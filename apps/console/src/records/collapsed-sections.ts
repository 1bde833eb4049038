import { useSyncExternalStore } from 'react'

/**
 * What was folded or opened since the page was loaded, by section: records that were read before do not carry it yet.
 */
const collapsed = new Map<string, boolean>()
const listeners = new Set<() => void>()

/**
 * Whether a section is folded; undefined before it is pressed here. A section is the same for all records of a
 * layout.
 */
export function useSectionCollapsed(sectionId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => collapsed.get(sectionId),
    () => undefined,
  )
}

/** Folds or opens a section on all pages of this tab. */
export function setSectionCollapsed(sectionId: string, isCollapsed: boolean): void {
  collapsed.set(sectionId, isCollapsed)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
