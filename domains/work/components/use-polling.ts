import { useEffect } from 'react'

/** How often data is refreshed while the page is visible. */
const pollIntervalMs = 30_000

/** Calls `refresh` while the page is visible: at intervals, and when somebody comes back to it. */
export function usePolling(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(poll, pollIntervalMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [refresh])
}
