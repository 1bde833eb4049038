import { matchAddress } from '@porchlight/page-parts/navigation/match-address'
import type { Screen } from '@porchlight/page-parts/screen'

/** A screen with the parameters of the address that leads to it. */
export interface ScreenMatch {
  readonly screen: Screen
  readonly params: Readonly<Record<string, string>>
}

/** Finds the screen of `path`, as `matchAddress` does. Null when no screen is there. */
export function matchScreen(screens: readonly Screen[], path: string): ScreenMatch | null {
  const match = matchAddress(screens, path)
  return match === null ? null : { screen: match.target, params: match.params }
}
