import { type BookFileName, type BookForm, fileNameOf } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import { bookFiles } from './book-files'
import { type BookRow, ownText, readRow } from './book-row'
import { type JsonFields, jsonText, numberInBroken, readJsonRow } from './json-row'
import type { FileMapping } from './mapping'

/** What a row has in its file: the cells of a table, or the fields of a line. */
export type RowContent = readonly string[] | JsonFields

/** A row as it lies in its file. */
export interface FiledRow {
  readonly line: number
  readonly cells: RowContent
  /** Why it is no row, as a sentence; null for a row. */
  readonly problem: string | null
}

/** How the rows of a file are read. */
export interface StagedForm {
  /** In which refused rows are written. */
  readonly form: BookForm
  /** What the file is called. */
  readonly name: string
  /** The heading of the CSV file, verbatim; null for NDJSON, which has none. */
  readonly heading: readonly string[] | null
  /** The text of a column as ours; empty where the row has none. */
  readonly textOf: (row: FiledRow, column: string) => string
  readonly read: (row: FiledRow) => BookRow
}

/** The form of a CSV file: its heading, and our columns in its order. */
export function csvForm(
  file: BookFileName,
  heading: readonly string[],
  columns: readonly (string | null)[],
  mapping: FileMapping | undefined,
  t: BookText,
): StagedForm {
  const cellsOf = ({ cells }: FiledRow) => cells as readonly string[]
  return {
    form: 'csv',
    name: fileNameOf(file, 'csv'),
    heading,
    textOf: (row, column) => ownText(cellsOf(row)[columns.indexOf(column)] ?? '', column, mapping),
    read: (row) => readRow(file, columns, { line: row.line, cells: cellsOf(row) }, mapping, t),
  }
}

/** The form of an NDJSON file, or of others whose rows have fields as its lines do. */
export function ndjsonForm(
  file: BookFileName,
  mapping: FileMapping | undefined,
  t: BookText,
  name = fileNameOf(file, 'ndjson'),
): StagedForm {
  const fieldsOf = ({ cells }: FiledRow) => cells as JsonFields
  return {
    form: 'ndjson',
    name,
    heading: null,
    textOf: (row, column) => {
      const declared = bookFiles[file].columns[column]
      if (row.problem === null) return jsonText(fieldsOf(row), column, declared, mapping)
      const isNumber = declared?.kind.is === 'number of a record'
      return isNumber ? numberInBroken(fieldsOf(row), column, mapping) : ''
    },
    read: (row) => readJsonRow({ file, fileName: name }, { ...row, fields: fieldsOf(row) }, mapping, t),
  }
}
