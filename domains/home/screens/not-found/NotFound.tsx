import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'

/** An address where nothing is. */
export function NotFound() {
  return <NotFoundContent />
}
