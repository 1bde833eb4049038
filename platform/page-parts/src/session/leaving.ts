/** How long a page that is being left waits for the response, before it counts as staying. */
const answerTimeoutMs = 15_000

/**
 * Runs a function that leaves the page, unless the page is already being left: a form or a link that the customer sent
 * may itself end the session, and its response reports the outcome.
 */
export interface Leaving {
  readonly unlessLeaving: (leave: () => void) => void
}

/** Watches for the page being left. */
export function watchLeaving(target: Window): Leaving {
  let leftAt = Number.NEGATIVE_INFINITY
  target.addEventListener('beforeunload', () => {
    leftAt = target.performance.now()
  })
  // A page restored from the browser's memory is no longer being left.
  target.addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY
  })
  const begin = (leave: () => void) => {
    // The browser announces the departure a moment later, when another caller may want to leave as well.
    leftAt = target.performance.now()
    leave()
  }
  return {
    unlessLeaving: (leave) => {
      const rest = leftAt + answerTimeoutMs - target.performance.now()
      if (rest <= 0) begin(leave)
      else target.setTimeout(() => begin(leave), rest)
    },
  }
}
