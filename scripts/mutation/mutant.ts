/** One small change to one file. */
export interface Mutant {
  /** The file, from the repository's root. */
  readonly path: string
  /** The characters from `start` up to, but not including, `end` are replaced. */
  readonly start: number
  readonly end: number
  readonly replacement: string
  readonly original: string
  /** Its starting line, from 1. */
  readonly line: number
  /** The whole trimmed line: it identifies the position even when lines above are added. */
  readonly lineText: string
  /** The change, in a few characters: `< → <=`. */
  readonly change: string
}

/**
 * Returns the source with the change applied. Throws when the source is not the one that the mutant was created from.
 */
export function applyMutant(source: string, { path, start, end, original, replacement }: Mutant): string {
  if (source.slice(start, end) !== original) throw new TypeError(`${path} is not the file that was changed.`)
  return source.slice(0, start) + replacement + source.slice(end)
}
