import { NotFoundContent } from '../../shell/notices/NotFoundContent'

/** An address where nothing is. */
export function NotFound() {
  return <NotFoundContent />
}
