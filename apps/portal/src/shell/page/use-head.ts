import { brandOf } from '@porchlight/brands'
import { useEffect } from 'react'
import { usePage } from './page-context'

/**
 * Gives the document its title (the brand's name follows) and, when the page is sent by the server, its
 * status, 200 by default.
 */
export function useHead({ title, status = 200 }: { readonly title: string; readonly status?: number }): void {
  const page = usePage()
  const full = documentTitle(title, brandOf(page.brand).names.displayName)
  if (page.head !== null) {
    page.head.title = full
    page.head.status = status
  }
  useEffect(() => {
    document.title = full
  }, [full])
}

function documentTitle(title: string, brandName: string): string {
  return `${title} · ${brandName}`
}
