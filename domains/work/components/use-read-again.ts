import { useEffect } from 'react'

/** What waits is read again this often while it is looked at. */
const everyMs = 30_000

/** Calls `refresh` while the page is visible: at intervals, and when somebody comes back to it. */
export function useReadAgain(refresh: () => Promise<unknown>): void {
  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(again, everyMs)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }, [refresh])
}
