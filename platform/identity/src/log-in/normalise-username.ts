/** Returns a username in the form in which it is looked up and counted: trimmed, NFKC, in lower case. */
export function normaliseUsername(username: string): string {
  return username.normalize('NFKC').trim().toLowerCase()
}

/** Longer than any email address (RFC 5321: 64 + 1 + 255). */
const longestUsername = 320

/** Whether a normalised username can exist; PostgreSQL rejects NUL in a text. */
export function canBeUsername(username: string): boolean {
  return username.length > 0 && username.length <= longestUsername && !username.includes('\0')
}
