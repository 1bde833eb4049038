import type { Screen } from '@porchlight/page-parts/screen'

/** A screen with the parameters of the address that leads to it. */
export interface ScreenMatch {
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the screen of `path` (without `/es`; a trailing slash does not matter). Null when no screen is there.
 * A path without parameters comes first, as on the server's router: `/messages/new` before `/messages/:caseId`. Where two
 * screens have one address, such as `/`, customers get the one for customers and guests the one for guests.
 * It serves the server, which needs the screen before it renders, and the browser alike.
 */
export function matchScreen(
  screens: readonly Screen[],
  path: string,
  isSignedIn: boolean,
): ScreenMatch | null {
  const segments = segmentsOf(path)
  let best: ScreenMatch | null = null
  for (const screen of screens) {
    for (const pattern of screen.paths) {
      const params = matchSegments(segmentsOf(pattern), segments)
      if (params === null) continue
      const more = best === null ? -1 : countOf(params) - countOf(best.params)
      if (more < 0 || (more === 0 && (screen.access === 'customer') === isSignedIn)) best = { screen, params }
    }
  }
  return best
}

function countOf(params: Readonly<Record<string, string>>): number {
  return Object.keys(params).length
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
      continue
    }
    const value = decode(segment)
    if (value === null) return null
    params[part.slice(1)] = value
  }
  return params
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
