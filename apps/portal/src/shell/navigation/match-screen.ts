import { matchAddress } from '@porchlight/page-parts/navigation/match-address'
import type { Screen } from '@porchlight/page-parts/screen'

/** A screen with the parameters in its address. */
export interface ScreenMatch {
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the screen of `path`, as `matchAddress` does. Returns null when there is none. If two screens have the same
 * address, such as `/`, customers get the one for customers and guests the one for guests.
 */
export function matchScreen(
  screens: readonly Screen[],
  path: string,
  isSignedIn: boolean,
): ScreenMatch | null {
  const match = matchAddress(screens, path, ({ access }) => (access === 'customer') === isSignedIn)
  return match === null ? null : { screen: match.target, params: match.params }
}
