/** When a client is to try again that was answered 503 for want of the database or of time, in seconds. */
export const retryAfterSeconds = 2
