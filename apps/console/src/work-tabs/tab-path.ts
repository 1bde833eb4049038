import { targetOf } from '@porchlight/page-parts/navigation/follow-links'
import { parsePlace, recordPath } from '../shell/navigation/place'

/** The path of the tab that a place is; a record is one whichever list it was opened from. */
export function toTabPath(path: string, search: string): string {
  const place = parsePlace(path)
  if (place.kind === 'record') return recordPath(place.recordId)
  return search === '' ? path : `${path}?${search.replace(/^\?/, '')}`
}

/** The path of the tab that a link opens: to a record, a list, or what was searched for; null for any other. */
export function findLinkTabPath(link: HTMLAnchorElement, base: string): string | null {
  if (link.href === '' || link.target !== '' || link.hasAttribute('download')) return null
  const target = targetOf(new URL(link.href), new URL(location.href), base)
  if (target === null) return null
  const { kind } = parsePlace(target.path)
  const isTab = kind === 'record' || kind === 'list' || kind === 'related-list' || kind === 'search'
  return isTab && target.path.startsWith('/console/') ? toTabPath(target.path, target.search) : null
}
