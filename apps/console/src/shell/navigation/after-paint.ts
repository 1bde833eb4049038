import { flushSync } from 'react-dom'

/** The work that waits for the next frame. */
let waiting: (() => void) | null = null

/** Longer than any frame: pages that nobody sees have none. */
const longestWaitMs = 200

/**
 * Carries `work` out once the browser has drawn what the press itself has changed, so that a press is answered before the page
 * that it leads to is made. Work of a press before it is carried out first.
 */
export function afterPaint(work: () => void): void {
  carryOutWaiting()
  waiting = work
  const carryOut = () => {
    if (waiting === work) carryOutWaiting()
  }
  requestAnimationFrame(() => setTimeout(carryOut))
  setTimeout(carryOut, longestWaitMs)
}

/** Carries out what still waits for its frame, for a key that goes on from where it leads. */
export function carryOutWaiting(): void {
  const work = waiting
  if (work === null) return
  waiting = null
  flushSync(work)
}
