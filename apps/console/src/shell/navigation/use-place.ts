import { followLinks } from '@porchlight/page-parts/navigation/follow-links'
import { showFromTop } from '@porchlight/page-parts/navigation/show-from-top'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { afterPaint } from './after-paint'
import { focusOnArrival } from './arrival'
import { consolePath, type Place, parsePlace } from './place'

/** Where the page is. */
export interface CurrentPlace {
  readonly place: Place
  /** Without `/es` and query: a page stays in place while only its query changes. */
  readonly path: string
  /** Whether a link led here: there is no scroll position to restore, as there is on the way back. */
  readonly cameByLink: boolean
}

/** The current place. Links within the console lead on without a reload; all others are the browser's. */
export function usePlace(): CurrentPlace {
  const { language } = usePage()
  const base = language === 'es' ? '/es' : ''
  const [path, navigate] = useLocation()
  const search = useSearch()
  const wasLinkFollowed = useRef(false)
  /** Whether the page was led on, by a link or by what was done on it; the browser’s buttons do not. */
  const isForward = useRef(false)
  /** The page before this one, as the browser names it. */
  const previousPathname = useRef<string | null>(null)
  const [followedPath, setFollowedPath] = useState<string | null>(null)

  useEffect(() => {
    return followLinks(document, base, async (target) => {
      if (target.path !== consolePath && !target.path.startsWith(`${consolePath}/`)) return false
      await new Promise<void>(afterPaint)
      const isHere = base + target.path === location.pathname && target.search === location.search
      if (isHere) showFromTop()
      wasLinkFollowed.current = !isHere
      setFollowedPath(target.path)
      navigate(target.path + target.search)
      return true
    })
  }, [base, navigate])

  // The browser tells of a way back only after the page has changed, the router of every other way before.
  useEffect(() => {
    const markForward = () => {
      isForward.current ||= location.pathname !== previousPathname.current
    }
    addEventListener('pushState', markForward)
    addEventListener('replaceState', markForward)
    return () => {
      removeEventListener('pushState', markForward)
      removeEventListener('replaceState', markForward)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query also moves scroll and focus
  useLayoutEffect(() => {
    const arrival = {
      isFollowed: wasLinkFollowed.current,
      isWayBack: !isForward.current,
      left: previousPathname.current,
    }
    wasLinkFollowed.current = false
    isForward.current = false
    previousPathname.current = base + path
    if (arrival.isFollowed) showFromTop()
    if (arrival.left === null || arrival.left === base + path) return
    if (!arrival.isWayBack) scrollTo(0, 0)
    return focusOnArrival(arrival.isWayBack ? arrival.left : null)
  }, [base, path, search])

  useEffect(() => setFollowedPath((of) => (of === path ? of : null)), [path])

  return { place: parsePlace(path), path, cameByLink: followedPath === path }
}
