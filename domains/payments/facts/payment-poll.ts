/** How often pages read the outcome of a payment in flight, in milliseconds. */
export const paymentPollMs = 4_000
