/** A username as it is looked up and counted: without outer spaces, NFKC, in lower case. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}

/** Longer than any email address (RFC 5321: 64 + 1 + 255). */
const longestUsername = 320

/** Tells whether a normalised username can be anybody's; PostgreSQL takes no NUL in a text. */
export function canBeUsername(username: string): boolean {
  return username.length > 0 && username.length <= longestUsername && !username.includes('\0')
}
