import { useEffect, useState } from 'react'
import type { Page } from './page'

/** A computer that slept overnight wakes without an event for the page. */
const checkEveryMs = 15 * 60_000

/**
 * Returns the calendar day, `YYYY-MM-DD`, that a page is on: the one that it was rendered for, plus the days that have
 * passed since. The device's clock is used only for the difference, because it may be wrong, or the installation's may
 * be shifted.
 */
export function useCurrentDay({ today, format }: Pick<Page, 'today' | 'format'>): string {
  const [day, setDay] = useState(today)
  useEffect(() => {
    const openedAt = new Date()
    const update = () => {
      if (document.visibilityState !== 'visible') return
      const passed = Date.parse(format.day(new Date())) - Date.parse(format.day(openedAt))
      setDay(new Date(Date.parse(today) + passed).toISOString().slice(0, 'YYYY-MM-DD'.length))
    }
    const timer = setInterval(update, checkEveryMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [today, format])
  return day
}
