/** The most jobs, and the most messages of each kind, that the page of operations shows. */
export const maxShown = 100

/** The most jobs that are retried at a time. */
export const maxRetried = 50

/** How many characters a reason may have. */
export const maxReasonLength = 500
