import { type BookFileName, bookFileNames, bookFiles } from './book-files'

/** The expected totals of a file. */
export interface FileTotals {
  /** Null where nothing is said. */
  readonly rows: number | null
  /** By column of dollars or decimals. */
  readonly sums: ReadonlyMap<string, number>
}

/** The expected totals of files. */
export type BookTotals = ReadonlyMap<BookFileName, FileTotals>

/** Valid totals, or the sentence that states their problem. */
export type ReadTotals = { readonly totals: BookTotals } | { readonly problem: string }

/** Sums are of ten-thousandths, the smallest part that a column can have. */
const parts = 10_000

/** Reads the text of `totals.json`. */
export function readTotals(json: string): ReadTotals {
  const files = objectOf(parse(json))
  if (files === null)
    return { problem: 'totals.json is no JSON object: look for a missing comma or quotation mark.' }
  const totals = new Map<BookFileName, FileTotals>()
  for (const [name, stated] of Object.entries(files)) {
    const file = bookFileNames.find((known) => known === name)
    if (file === undefined) {
      return { problem: `totals.json names a file “${name}”: write one of ${bookFileNames.join(', ')}.` }
    }
    const read = fileTotals(file, stated)
    if (typeof read === 'string') return { problem: read }
    totals.set(file, read)
  }
  return { totals }
}

function fileTotals(file: BookFileName, stated: unknown): FileTotals | string {
  const { rows = null, sums = {}, ...others } = objectOf(stated) ?? { other: stated }
  if (Object.keys(others).length > 0) return `Write “rows” or “sums” for ${file} in totals.json.`
  if (rows !== null && !Number.isInteger(rows))
    return `Write “rows” of ${file} in totals.json as a whole number.`
  const read = new Map<string, number>()
  for (const [column, sum] of Object.entries(objectOf(sums) ?? {})) {
    const kind = bookFiles[file].columns[column]?.kind.is
    if ((kind !== 'dollars' && kind !== 'decimal') || typeof sum !== 'number') {
      return `Write “sums” of ${file} in totals.json as numbers of columns of dollars or decimals.`
    }
    read.set(column, sum)
  }
  return { rows: rows === null ? null : Number(rows), sums: read }
}

/** Adds up a file while it is read. */
export interface TotalsCount {
  /** `textOf` returns the text of a column of the row. */
  readonly add: (textOf: (column: string) => string) => void
  /** What does not tie, as a sentence; null where all does. */
  readonly problem: () => string | null
}

/** Counts a file against its expected totals. */
export function countTotals({ name }: { readonly name: string }, { rows, sums }: FileTotals): TotalsCount {
  let count = 0
  const found = new Map([...sums.keys()].map((column) => [column, 0]))
  return {
    add: (textOf) => {
      count += 1
      for (const [column, sum] of found) found.set(column, sum + Math.round(Number(textOf(column)) * parts))
    },
    problem: () => {
      if (rows !== null && rows !== count) {
        return `${name} has ${count} rows and totals.json says ${rows}: look which are missing or too many.`
      }
      const wrong = [...sums].find(([column, sum]) => found.get(column) !== Math.round(sum * parts))
      if (wrong === undefined) return null
      const [column, sum] = wrong
      const own = (found.get(column) ?? 0) / parts
      return `${column} of ${name} comes to ${own} and totals.json says ${sum}: look which rows are missing or wrong.`
    },
  }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
}
