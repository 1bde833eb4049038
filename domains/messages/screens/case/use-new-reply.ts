import { useRef } from 'react'
import type { ThreadEntry } from '../../components/thread/thread'

/** Whether an advisor said something since the page was opened. */
export function useNewReply(entries: readonly ThreadEntry[]): boolean {
  const newest = entries.findLast(({ author }) => author === 'Advisor')?.id ?? null
  const first = useRef(newest)
  return newest !== first.current
}
