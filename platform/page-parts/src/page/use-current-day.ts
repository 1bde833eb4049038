import { useEffect, useState } from 'react'
import type { Page } from './page'

/** A computer that slept all night wakes without an event that a page hears. */
const checkEveryMs = 15 * 60_000

/**
 * The calendar day, `YYYY-MM-DD`, that a page is on: the one that it was rendered for, and as many days later as have passed
 * since. The clock of the device is used for the difference alone, because it may be wrong, or the installation's turned.
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
