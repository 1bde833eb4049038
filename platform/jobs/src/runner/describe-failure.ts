const maxLength = 300

/**
 * Returns the stored form of an error: its name, its code and its message, masked. It is stored with the job and
 * logged.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return `A ${typeof error} was thrown.`
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''
  return maskText(`${error.name}${code}: ${error.message}`)
}

/** `text` on one line without web addresses, mail addresses and long numbers, at most 300 characters. */
export function maskText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\S+/g, maskLink)
    .replace(/[^\s<>"'(),;:]+/g, (word) => (word.slice(1, -1).includes('@') ? '[address]' : word))
    .replace(/\d[\d .()-]{4,}\d/g, '[number]')
    .trim()
    .slice(0, maxLength)
}

/** A word without the web address that it ends with, from its scheme on. */
function maskLink(word: string): string {
  const at = word.indexOf('://')
  if (at < 0) return word
  const scheme =
    word
      .slice(0, at)
      .split(/[^A-Za-z\d+.-]/)
      .at(-1) ?? ''
  return `${word.slice(0, at - scheme.length)}[link]`
}
