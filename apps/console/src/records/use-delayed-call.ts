import { useEffect, useMemo, useRef } from 'react'

/** One thing that happens later unless something else is to happen, it is cancelled, or the part goes. */
export function useDelayedCall(): {
  readonly schedule: (milliseconds: number, run: () => void) => void
  readonly cancel: () => void
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      schedule(milliseconds, run) {
        clearTimeout(timer.current)
        timer.current = setTimeout(run, milliseconds)
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  )
}
