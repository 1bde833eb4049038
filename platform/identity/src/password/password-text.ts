/** The maximum length of a password, in code points after normalisation. Every character is significant. */
export const longestPassword = 128

/** A raw text longer than this is overlong without counting its characters. */
const longestRawText = 1024

/**
 * Returns `password` in the form in which it is hashed and compared: NFKC, so that one password typed on two keyboards
 * is one password (NIST SP 800-63B). Null when it is empty or overlong; it is never truncated.
 */
export function normalisePassword(password: string): string | null {
  if (password.length > longestRawText) return null
  const normalised = password.normalize('NFKC')
  const length = countCharacters(normalised)
  return length === 0 || length > longestPassword ? null : normalised
}

/** The length in code points, the unit of all password lengths. */
export function countCharacters(text: string): number {
  return [...text].length
}
