import { targetOf } from '@porchlight/page-parts/navigation/follow-links'
import { placeOf, recordPath } from '../shell/navigation/place'

/** The path of the tab that a place is; a record is one whichever list it was opened from. */
export function tabPath(path: string, search: string): string {
  const place = placeOf(path)
  if (place.kind === 'record') return recordPath(place.recordId)
  return search === '' ? path : `${path}?${search.replace(/^\?/, '')}`
}

/** The path of the tab that a link opens: to a record, a list, or what was searched for; null for any other. */
export function tabPathOfLink(link: HTMLAnchorElement, base: string): string | null {
  if (link.href === '' || link.target !== '' || link.hasAttribute('download')) return null
  const target = targetOf(new URL(link.href), new URL(location.href), base)
  if (target === null) return null
  const { kind } = placeOf(target.path)
  const isTab = kind === 'record' || kind === 'list' || kind === 'related-list' || kind === 'search'
  return isTab && target.path.startsWith('/console/') ? tabPath(target.path, target.search) : null
}
