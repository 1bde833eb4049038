import { flushSync } from 'react-dom'

/** The work that waits for the next frame. */
let pendingWork: (() => void) | null = null

/** Longer than any frame: hidden pages have no frames. */
const maxWaitMs = 200

/**
 * Carries `work` out once the browser has drawn what the press itself has changed, so that a press is answered before the page
 * that it leads to is made. Work of a press before it is carried out first.
 */
export function afterPaint(work: () => void): void {
  flushPendingWork()
  pendingWork = work
  const run = () => {
    if (pendingWork === work) flushPendingWork()
  }
  requestAnimationFrame(() => setTimeout(run))
  setTimeout(run, maxWaitMs)
}

/** Carries out what still waits for its frame, for a key that goes on from where it leads. */
export function flushPendingWork(): void {
  const work = pendingWork
  if (work === null) return
  pendingWork = null
  flushSync(work)
}
