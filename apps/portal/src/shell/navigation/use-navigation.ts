import { followLinks } from '@porchlight/page-parts/navigation/follow-links'
import { showFromTop } from '@porchlight/page-parts/navigation/show-from-top'
import { usePage } from '@porchlight/page-parts/page/page-context'
import type { Screen, ScreenProps } from '@porchlight/page-parts/screen'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { matchScreen, type ScreenMatch } from './match-screen'
import type { ScreenLoader } from './screen-loader'

/** The visitor's current location. */
export interface PageLocation extends ScreenMatch {
  readonly screens: readonly Screen[]
  /** Different for each location. */
  readonly key: string
  /** Null while the screen's code is loading. */
  readonly Component: ComponentType<ScreenProps> | null
}

interface NavigationOptions {
  readonly screens: readonly Screen[]
  readonly loader: ScreenLoader
  /** The screen that the page was sent with. */
  readonly screenName: string
}

/**
 * Tracks the current screen. Links of this site lead to it without a reload: the screen's code is loaded first, then
 * the address changes, the page scrolls to its top and the heading receives focus. Slow code is awaited on the new
 * page, so that a press is never without an effect. The back button shows the earlier screen where it was left; the
 * browser restores the scroll position itself.
 */
export function useNavigation({ screens, loader, screenName }: NavigationOptions): PageLocation {
  const { language, viewer } = usePage()
  const isSignedIn = viewer !== null
  const [path, navigate] = useLocation()
  const search = useSearch()
  const sentWith = useRef({ path, screenName })
  const followed = useRef(false)
  const [, countLoads] = useState(0)
  const match = pageLocationOf(matchScreen(screens, path, isSignedIn), screens, path, sentWith.current)
  const Component = loader.loaded(match.screen)

  useEffect(() => {
    const base = language === 'es' ? '/es' : ''
    return followLinks(document, base, async (target) => {
      const next = matchScreen(screens, target.path, isSignedIn)
      if (next === null) return false
      if (base + target.path === location.pathname && target.search === location.search) {
        showFromTop()
        return true
      }
      await Promise.race([loader.load(next.screen), patience()])
      followed.current = true
      navigate(target.path + target.search)
      return true
    })
  }, [language, isSignedIn, screens, loader, navigate])

  useEffect(() => {
    if (Component !== null) return
    loader.load(match.screen).then(
      () => countLoads((count) => count + 1),
      () => location.reload(),
    )
  }, [Component, loader, match.screen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what moves scroll and focus
  useLayoutEffect(() => {
    if (!followed.current) return
    showFromTop()
    // The heading comes with the screen.
    followed.current = Component === null
  }, [path, search, Component])

  return { ...match, screens, Component, key: `${match.screen.name} ${path}?${search}` }
}

function pageLocationOf(
  match: ScreenMatch | null,
  screens: readonly Screen[],
  path: string,
  sentWith: { readonly path: string; readonly screenName: string },
): ScreenMatch {
  if (path === sentWith.path && match?.screen.name !== sentWith.screenName) {
    return { screen: screenNamed(screens, sentWith.screenName), params: match?.params ?? {} }
  }
  return match ?? { screen: screenNamed(screens, 'not-found'), params: {} }
}

/** Returns the screen with that folder name. */
export function screenNamed(screens: readonly Screen[], name: string): Screen {
  const screen = screens.find((candidate) => candidate.name === name)
  if (screen === undefined) throw new TypeError(`No screen is named ${name}.`)
  return screen
}

/** Waits for as long as a user considers a page responsive. */
function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400))
}
