import type { PresentUser } from '@porchlight/data-service'
import { useCallback, useEffect, useId, useSyncExternalStore } from 'react'
import { presenceOfPage } from './presence-of-page'

const nobody: readonly PresentUser[] = []

/** Returns who else has the record open, from the time that this page shows it; for staff only. */
export function usePresence(recordId: string): readonly PresentUser[] {
  const subscribe = useCallback((listener: () => void) => presenceOfPage.show(recordId, listener), [recordId])
  return useSyncExternalStore(
    subscribe,
    () => presenceOfPage.others(recordId),
    () => nobody,
  )
}

/** Reports to others who have the record open that it is being edited here, while it is. */
export function useEditing(recordId: string, isEditing: boolean): void {
  const form = useId()
  useEffect(() => {
    if (!isEditing) return
    return presenceOfPage.edit(recordId, form)
  }, [recordId, form, isEditing])
}
