/** How often pages that show pending work read it again, in milliseconds. */
export const queuePollMs = 30_000
