import { unescapeFormula } from '@porchlight/file-formats'
import { type BookFileName, fileNameOf } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { fileLabels } from '../facts/file-labels'
import { bookFiles } from './book-files'
import type { FileMapping } from './mapping'
import { type CellValue, readCell } from './read-cell'

/** A row of a file as it was read. */
export interface BookRow {
  readonly file: BookFileName
  /** The file with its ending, for sentences. */
  readonly fileName: string
  /** Its line in the file from 1 on; of CSV, the heading is line 1. */
  readonly line: number
  readonly values: Readonly<Record<string, CellValue>>
  /** What is wrong with it by itself; null for nothing. */
  readonly problem: string | null
}

/** The column that is added to refused rows, and passed over when they come again. */
export const problemColumn = 'problem'

/** Our columns in the order of a heading; null for those that are left out. Or the problem of the heading. */
export type ReadHeading = { readonly columns: readonly (string | null)[] } | { readonly problem: string }

/** Reads the heading of a CSV file. */
export function readHeading(
  file: BookFileName,
  heading: readonly string[],
  mapping: FileMapping | undefined,
  t: BookText,
): ReadHeading {
  const known = Object.keys(bookFiles[file].columns)
  const separator =
    heading.length === 1 ? separators.find(({ sign }) => heading[0]?.includes(sign)) : undefined
  if (separator !== undefined) {
    return { problem: t('strangeSeparator', { file, separator: t(separator.name) }) }
  }
  const columns: (string | null)[] = []
  const unknown: string[] = []
  for (const typed of heading) {
    const name = typed.trim()
    const mapped = mapping?.columns.get(name)
    const column = mapped === undefined ? (known.find((own) => own === name) ?? null) : mapped
    if (column === null && mapped === undefined && name !== problemColumn) unknown.push(`“${name}”`)
    if (column !== null && columns.includes(column)) {
      return { problem: t('columnTwice', { file, column }) }
    }
    columns.push(column)
  }
  const missing = known.filter((name) => bookFiles[file].columns[name]?.required && !columns.includes(name))
  const without =
    missing.length === 0
      ? []
      : [t('columnMissing', { file, columns: missing.join(', '), count: missing.length })]
  const problems =
    unknown.length === 0
      ? without
      : [
          t(unknown.length === 1 ? 'columnUnknown' : 'columnsUnknown', { file, names: unknown.join(', ') }),
          ...without,
        ]
  return problems.length === 0 ? { columns } : { problem: problems.join(' ') }
}

/** What spreadsheets of other countries write between cells. */
const separators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
] as const

/** The text of a CSV cell as ours: without the apostrophe of refused rows, and by the codes of the mapping. */
export function ownText(cell: string, column: string, mapping: FileMapping | undefined): string {
  const typed = unescapeFormula(cell)
  return mapping?.values.get(column)?.get(typed.trim()) ?? typed
}

/** Whether a sentence is about the count of a row's cells: such a row has no column that it could be found by. */
export function isCountProblem(sentence: string): boolean {
  const { en, es } = fileLabels.cellCount
  return [en, es.one, es.other].some((text) => sentence.startsWith(text.slice(0, text.indexOf('{'))))
}

/** Reads a row of a CSV file by the columns of its heading. */
export function readRow(
  file: BookFileName,
  columns: readonly (string | null)[],
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  mapping: FileMapping | undefined,
  t: BookText,
): BookRow {
  const fileName = fileNameOf(file, 'csv')
  if (cells.length !== columns.length) {
    const problem = t('cellCount', { cells: cells.length, columns: columns.length, count: cells.length })
    return { file, fileName, line, values: {}, problem }
  }
  const values: Record<string, CellValue> = {}
  const problems: string[] = []
  for (const [name, column] of Object.entries(bookFiles[file].columns)) {
    const index = columns.indexOf(name)
    const read = readCell(name, column, index < 0 ? '' : ownText(cells[index] ?? '', name, mapping), t)
    if ('problem' in read) problems.push(read.problem)
    else values[name] = read.value
  }
  return { file, fileName, line, values, problem: problems.length === 0 ? null : problems.join(' ') }
}
