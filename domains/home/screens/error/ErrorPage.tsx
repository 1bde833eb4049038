import { ErrorContent } from '@porchlight/page-parts/notices/ErrorContent'

/** Stands in for a screen that the server could not render. */
export function ErrorPage() {
  return <ErrorContent />
}
