/** The most jobs, and the most messages of each kind, that the page of operations shows. */
export const mostShown = 100

/** The most jobs that are retried at a time. */
export const mostRetried = 50

/** How many characters a reason may have. */
export const longestReason = 500
