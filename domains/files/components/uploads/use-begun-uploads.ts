import { useEffect, useState } from 'react'
import { type BegunUpload, type BegunUploads, createBegunUploads } from './begun-uploads'

/** What was begun in this tab, and the files of `subject` that did not arrive before this page was loaded. */
export interface TabUploads {
  readonly begun: BegunUploads
  readonly unfinished: readonly BegunUpload[]
}

/** Null on the server and until the page is taken over: what the tab remembers is known to its script alone. */
export function useBegunUploads(subject: string): TabUploads | null {
  const [uploads, setUploads] = useState<TabUploads | null>(null)
  useEffect(() => {
    const begun = createBegunUploads()
    setUploads({ begun, unfinished: begun.unfinished(subject) })
  }, [subject])
  return uploads
}
