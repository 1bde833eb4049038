/** The most characters that one reply to a customer may have. */
export const longestReply = 4_000
