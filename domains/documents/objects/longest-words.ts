/** The most characters of an explanation of what fits, as a brand writes it. */
export const longestExplanation = 400

/** The most characters of a reason why a document is not accepted, as a brand writes it. */
export const longestReason = 120

/** The most characters of a brand’s name. */
const longestBrandName = 80

/**
 * Returns the maximum length of a text with that many characters once each `{brand}` is replaced by the brand’s name.
 */
export function longestOnceFilledIn(longest: number): number {
  return Math.ceil((longest / '{brand}'.length) * longestBrandName)
}
