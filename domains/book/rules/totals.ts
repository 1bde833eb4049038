import { type BookFileName, bookFileNames } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { bookFiles } from './book-files'

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
export function readTotals(json: string, t: BookText): ReadTotals {
  const files = objectOf(parse(json))
  if (files === null) return { problem: t('totalsNotJson') }
  const totals = new Map<BookFileName, FileTotals>()
  for (const [name, stated] of Object.entries(files)) {
    const file = bookFileNames.find((known) => known === name)
    if (file === undefined) {
      return { problem: t('totalsFile', { name, files: bookFileNames.join(', ') }) }
    }
    const read = fileTotals(file, stated, t)
    if (typeof read === 'string') return { problem: read }
    totals.set(file, read)
  }
  return { totals }
}

function fileTotals(file: BookFileName, stated: unknown, t: BookText): FileTotals | string {
  const { rows = null, sums = {}, ...others } = objectOf(stated) ?? { other: stated }
  if (Object.keys(others).length > 0) return t('totalsParts', { file })
  if (rows !== null && !Number.isInteger(rows)) return t('totalsRows', { file })
  const read = new Map<string, number>()
  for (const [column, sum] of Object.entries(objectOf(sums) ?? {})) {
    const kind = bookFiles[file].columns[column]?.kind.is
    if ((kind !== 'dollars' && kind !== 'decimal') || typeof sum !== 'number') {
      return t('totalsSums', { file })
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
export function countTotals(
  { name }: { readonly name: string },
  { rows, sums }: FileTotals,
  t: BookText,
): TotalsCount {
  let count = 0
  const found = new Map([...sums.keys()].map((column) => [column, 0]))
  return {
    add: (textOf) => {
      count += 1
      for (const [column, sum] of found) found.set(column, sum + Math.round(Number(textOf(column)) * parts))
    },
    problem: () => {
      if (rows !== null && rows !== count) {
        return t('rowsDiffer', { name, count, rows })
      }
      const wrong = [...sums].find(([column, sum]) => found.get(column) !== Math.round(sum * parts))
      if (wrong === undefined) return null
      const [column, sum] = wrong
      const own = (found.get(column) ?? 0) / parts
      return t('sumDiffers', { column, name, own, sum })
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
