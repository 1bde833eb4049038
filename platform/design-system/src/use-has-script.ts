import { useSyncExternalStore } from 'react'

/** False on the server and until hydration, so that script-only elements appear together with the script. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

// Whether a script runs never changes after hydration, so there is nothing to subscribe to.
function subscribeToNothing(): () => void {
  return () => undefined
}
