import { useEffect } from 'react'

/** How often a page polls the outcome of a payment in flight, in milliseconds. */
const pauseMs = 4_000

/** Polls every few seconds while there is something to wait for and the page is visible. */
export function usePolling(isWaiting: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh()
    }, pauseMs)
    return () => clearInterval(timer)
  }, [isWaiting, refresh])
}
