import { useEffect } from 'react'

/** How often a page asks what became of a payment that is on its way, in milliseconds. */
const pauseMs = 4_000

/** Asks anew every few seconds while there is something to wait for and somebody looks at the page. */
export function usePolling(isWaiting: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, pauseMs)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}
