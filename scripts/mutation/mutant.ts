/** One small change to one file. */
export interface Mutant {
  /** The file, from the repository's root. */
  readonly path: string
  /** The characters from `start` until before `end` are replaced. */
  readonly start: number
  readonly end: number
  readonly replacement: string
  readonly original: string
  /** Where it begins, from 1. */
  readonly line: number
  /** The whole line, without the blanks around it: it names the place even when lines above are added. */
  readonly lineText: string
  /** What is done to it, in a few letters: `< → <=`. */
  readonly change: string
}

/** The source with the change in it. Throws when the source is not the one that the mutant was made from. */
export function applyMutant(source: string, { path, start, end, original, replacement }: Mutant): string {
  if (source.slice(start, end) !== original) throw new TypeError(`${path} is not the file that was changed.`)
  return source.slice(0, start) + replacement + source.slice(end)
}
