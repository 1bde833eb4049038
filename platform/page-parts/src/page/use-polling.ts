import { useEffect } from 'react'

/**
 * Calls `refresh` every `intervalMs` while the page is visible, and when somebody comes back to it; not while `isActive` is
 * false. A failed refresh is left to the next one.
 */
export function usePolling(refresh: () => Promise<unknown>, intervalMs: number, isActive = true): void {
  useEffect(() => {
    if (!isActive) return undefined
    const poll = () => {
      if (document.visibilityState === 'visible') void refresh().catch(() => undefined)
    }
    const timer = setInterval(poll, intervalMs)
    document.addEventListener('visibilitychange', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
    }
  }, [refresh, intervalMs, isActive])
}
