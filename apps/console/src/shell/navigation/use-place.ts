import { followLinks } from '@porchlight/page-parts/navigation/follow-links'
import { showFromTop } from '@porchlight/page-parts/navigation/show-from-top'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { consolePath, type Place, placeOf } from './place'

/** Where the page is. */
export interface CurrentPlace {
  readonly place: Place
  /** Without `/es` and query: a page stays in place while only its query changes. */
  readonly path: string
  /** Whether a link led here: there is no place in it to come back to, as there is on the way back. */
  readonly isFollowed: boolean
}

/** The current place. Links within the console lead on without a reload; all others are the browser's. */
export function usePlace(): CurrentPlace {
  const { language } = usePage()
  const [path, navigate] = useLocation()
  const search = useSearch()
  const followed = useRef(false)
  const [followedPath, setFollowedPath] = useState<string | null>(null)

  useEffect(() => {
    const base = language === 'es' ? '/es' : ''
    return followLinks(document, base, async (target) => {
      if (target.path !== consolePath && !target.path.startsWith(`${consolePath}/`)) return false
      followed.current = true
      setFollowedPath(target.path)
      navigate(target.path + target.search)
      return true
    })
  }, [language, navigate])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what moves scroll and focus
  useLayoutEffect(() => {
    if (!followed.current) return
    followed.current = false
    showFromTop()
  }, [path, search])

  useEffect(() => setFollowedPath((of) => (of === path ? of : null)), [path])

  return { place: placeOf(path), path, isFollowed: followedPath === path }
}
