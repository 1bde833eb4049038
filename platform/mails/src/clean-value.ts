/** Line breaks, other control characters, and the marks that make text run the other way. */
const unreadable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** A value on one line, so that it cannot begin a paragraph of its own or hide what it says. */
export function cleanValue(value: string): string {
  return value.replace(unreadable, ' ').trim()
}

/** What somebody wrote, line by line, each without what could hide what it says. */
export function cleanLines(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).map(cleanValue)
  return lines.every((line) => line === '') ? [] : lines
}
