import { unescapeFormula } from '@porchlight/file-formats'
import { type BookFileName, bookFiles, fileNameOf } from './book-files'
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
): ReadHeading {
  const known = Object.keys(bookFiles[file].columns)
  const separator =
    heading.length === 1 ? separators.find(({ sign }) => heading[0]?.includes(sign)) : undefined
  if (separator !== undefined) {
    return { problem: `${file}.csv has ${separator.name} between its columns: save it with commas.` }
  }
  const columns: (string | null)[] = []
  const unknown: string[] = []
  for (const typed of heading) {
    const name = typed.trim()
    const mapped = mapping?.columns.get(name)
    const column = mapped === undefined ? (known.find((own) => own === name) ?? null) : mapped
    if (column === null && mapped === undefined && name !== problemColumn) unknown.push(`“${name}”`)
    if (column !== null && columns.includes(column)) {
      return { problem: `${file}.csv has two columns for ${column}: leave one.` }
    }
    columns.push(column)
  }
  const missing = known.filter((name) => bookFiles[file].columns[name]?.required && !columns.includes(name))
  const without =
    missing.length === 0
      ? []
      : [`${file}.csv has no column for ${missing.join(', ')}: add it, or map yours in mapping.json.`]
  const problems = unknown.length === 0 ? without : [unknownColumns(file, unknown), ...without]
  return problems.length === 0 ? { columns } : { problem: problems.join(' ') }
}

/** What spreadsheets of other countries write between cells. */
const separators = [
  { sign: ';', name: 'semicolons' },
  { sign: '\t', name: 'tabs' },
] as const

function unknownColumns(file: BookFileName, names: readonly string[]): string {
  return names.length === 1
    ? `${file}.csv has a column ${names[0]} that is not known: map it in mapping.json, to null to leave it out.`
    : `${file}.csv has columns ${names.join(', ')} that are not known: map them in mapping.json, to null to leave them out.`
}

/** The text of a CSV cell as ours: without the apostrophe of refused rows, and by the codes of the mapping. */
export function ownText(cell: string, column: string, mapping: FileMapping | undefined): string {
  const typed = unescapeFormula(cell)
  return mapping?.values.get(column)?.get(typed.trim()) ?? typed
}

const countProblem = 'The row has '

/** Whether a sentence is about the count of a row's cells: such a row has no column that it could be found by. */
export function isCountProblem(sentence: string): boolean {
  return sentence.startsWith(countProblem)
}

/** Reads a row of a CSV file by the columns of its heading. */
export function readRow(
  file: BookFileName,
  columns: readonly (string | null)[],
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  mapping: FileMapping | undefined,
): BookRow {
  const fileName = fileNameOf(file, 'csv')
  if (cells.length !== columns.length) {
    const problem = `${countProblem}${cells.length} cells and the heading ${columns.length}: put text with commas into quotation marks.`
    return { file, fileName, line, values: {}, problem }
  }
  const values: Record<string, CellValue> = {}
  const problems: string[] = []
  for (const [name, column] of Object.entries(bookFiles[file].columns)) {
    const index = columns.indexOf(name)
    const read = readCell(name, column, index < 0 ? '' : ownText(cells[index] ?? '', name, mapping))
    if ('problem' in read) problems.push(read.problem)
    else values[name] = read.value
  }
  return { file, fileName, line, values, problem: problems.length === 0 ? null : problems.join(' ') }
}
