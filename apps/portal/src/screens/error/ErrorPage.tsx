import { ErrorContent } from '../../shell/notices/ErrorContent'

/** Stands in for a screen that the server could not render. */
export function ErrorPage() {
  return <ErrorContent />
}
