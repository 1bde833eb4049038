/** Line breaks, other control characters, and marks that change the text direction. */
const unreadable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** Returns a value on one line, so that it cannot start a new paragraph or hide its content. */
export function cleanValue(value: string): string {
  return value.replace(unreadable, ' ').trim()
}

/** Returns user-written text line by line, each without characters that could hide its content. */
export function cleanLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map(cleanValue)
  return lines.every((line) => line === '') ? [] : lines
}
