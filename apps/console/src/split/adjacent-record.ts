import { targetOf } from '@porchlight/page-parts/navigation/follow-links'

/** The address without `/es` of the record `step` after the current one in the list beside it; null without a list. */
export function findAdjacentRecordPath(step: 1 | -1, base: string): string | null {
  const list = document.querySelector<HTMLElement>('[data-split-list]')
  if (list === null || list.offsetParent === null) return null
  const links = [...list.querySelectorAll<HTMLAnchorElement>('li > a')]
  const currentIndex = links.findIndex((link) => link.ariaCurrent === 'true')
  const next = links[currentIndex < 0 ? 0 : Math.min(Math.max(currentIndex + step, 0), links.length - 1)]
  const target = next === undefined ? null : targetOf(new URL(next.href), new URL(location.href), base)
  return target === null ? null : target.path + target.search
}
