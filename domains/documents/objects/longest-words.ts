/** The most characters of an explanation of what fits, as a brand writes it. */
export const longestExplanation = 400

/** The most characters of a reason why a document is not accepted, as a brand writes it. */
export const longestReason = 120

/** The most characters of a brand’s name. */
const longestBrandName = 80

/** The most that words of so many characters come to once the brand’s name stands for each `{brand}`. */
export function longestOnceFilledIn(longest: number): number {
  return Math.ceil((longest / '{brand}'.length) * longestBrandName)
}
