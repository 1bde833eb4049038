/** How many codes and prefixes one filter may hold: more would be beyond what one statement compares. */
export const mostZipCodes = 25

/** The ZIP codes from `from` on and before `before`; null: without an upper end. */
export interface ZipRange {
  readonly from: string
  readonly before: string | null
}

/** What a filter of ZIP codes means. */
export type ZipFilter =
  | { readonly kind: 'ranges'; readonly ranges: readonly ZipRange[] }
  /** The first invalid entry. */
  | { readonly kind: 'wrong'; readonly entry: string }
  | { readonly kind: 'tooMany' }

/**
 * Reads ZIP codes and prefixes, separated by commas, spaces or lines: `77002, 770*`. A code includes its nine-digit forms.
 * Each becomes a range, which an index answers.
 */
export function readZipCodes(text: string): ZipFilter {
  const entries = [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))]
  if (entries.length > mostZipCodes) return { kind: 'tooMany' }
  const wrong = entries.find((entry) => !/^(?:\d{5}|\d{1,4}\*)$/.test(entry))
  if (wrong !== undefined) return { kind: 'wrong', entry: wrong.slice(0, 20) }
  return { kind: 'ranges', ranges: entries.map((entry) => rangeOf(entry.replace('*', ''))) }
}

function rangeOf(prefix: string): ZipRange {
  const next = String(Number(prefix) + 1)
  return { from: prefix, before: next.length > prefix.length ? null : next.padStart(prefix.length, '0') }
}
