import { useEffect, useState } from 'react'
import { createPendingUploads, type PendingUpload, type PendingUploads } from './pending-uploads'

/**
 * The uploads that were started in this tab, and the files of `subject` that did not arrive before this page was
 * loaded.
 */
export interface TabUploads {
  readonly pending: PendingUploads
  readonly unfinished: readonly PendingUpload[]
}

/** Null on the server and until hydration: the tab's memory is only available to its script. */
export function usePendingUploads(subject: string): TabUploads | null {
  const [uploads, setUploads] = useState<TabUploads | null>(null)
  useEffect(() => {
    const pending = createPendingUploads()
    setUploads({ pending, unfinished: pending.unfinished(subject) })
  }, [subject])
  return uploads
}
