import { useHasScript } from '@porchlight/design-system'
import { useEffect, useState } from 'react'

/** The sending state of a plain form. */
export interface Sending {
  /** False on the server and until hydration: the browser then checks required fields itself. */
  readonly hasScript: boolean
  readonly isSending: boolean
  /** True once sending takes longer than three seconds. */
  readonly isSlow: boolean
  /** Marks the form as sent; returns false when it already was, so that a second press sends nothing. */
  readonly begin: () => boolean
  /** Marks the form as answered on this same page, ready to be sent again. */
  readonly end: () => void
}

const slowAfterMs = 3000

/** Tracks the sending of a plain form; returning to the page with the back button resets it. */
export function useSending(): Sending {
  const hasScript = useHasScript()
  const [isSending, setSending] = useState(false)
  const [isSlow, setSlow] = useState(false)

  useEffect(() => {
    const restart = () => setSending(false)
    addEventListener('pageshow', restart)
    return () => removeEventListener('pageshow', restart)
  }, [])

  useEffect(() => {
    setSlow(false)
    if (!isSending) return
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [isSending])

  return {
    hasScript,
    isSending,
    isSlow,
    begin: () => {
      if (isSending) return false
      setSending(true)
      return true
    },
    end: () => setSending(false),
  }
}
