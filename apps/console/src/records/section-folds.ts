import { useSyncExternalStore } from 'react'

/**
 * What was folded or opened since the page was loaded, by section: records that were read before do not carry it yet.
 */
const folds = new Map<string, boolean>()
const listeners = new Set<() => void>()

/**
 * Whether a section is folded; undefined before it is pressed here. A section is the same for all records of a
 * layout.
 */
export function useSectionFold(sectionId: string): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => folds.get(sectionId),
    () => undefined,
  )
}

/** Folds or opens a section on all pages of this tab. */
export function setSectionFold(sectionId: string, isFolded: boolean): void {
  folds.set(sectionId, isFolded)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
