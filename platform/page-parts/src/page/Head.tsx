import { brandOf } from '@porchlight/brands'
import { useEffect } from 'react'
import { usePage } from './page-context'

interface HeadProps {
  /** The brand's name follows it. */
  readonly title: string
  /** The status that the server sends the page with; 200 by default. */
  readonly status?: number
}

/** Sets the document's title and status. A page has one at a time. */
export function Head({ title, status = 200 }: HeadProps) {
  const page = usePage()
  const documentTitle = `${title} · ${brandOf(page.brand).names.displayName}`
  if (page.head !== null) {
    page.head.title = documentTitle
    page.head.status = status
  }
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
  return null
}
