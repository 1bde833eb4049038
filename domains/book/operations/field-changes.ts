import { type BookColumn, bookFiles } from '../rules/book-files'
import type { BookRow } from '../rules/book-row'
import type { CellValue } from '../rules/read-cell'
import { writeCell } from '../rules/write-cell'

/** A column in which a row differs from the stored value, and how the difference is handled. */
export interface FieldChange {
  readonly column: string
  readonly stored: CellValue
  readonly next: CellValue
}

/** The rows that would change stored data, or do, with the columns in which. */
export type RowChanges = ReadonlyMap<BookRow, readonly FieldChange[]>

/** A change as the cells of a table: the row's number, the column, and both values as the files have them. */
export function changeCells({ file, values }: BookRow, change: FieldChange): readonly string[] {
  const { column, stored, next } = change
  const declared = bookFiles[file].columns[column]
  const text = (value: CellValue) =>
    declared === undefined ? String(value ?? '') : cellText(declared, value)
  return [numberOf(file, values), column, text(stored), text(next)]
}

/** The heading of the table of changes. */
export const changeHeading = ['key', 'field', 'stored', 'new'] as const

/** What cells of a file leave empty is written here, so that the stored value and the new one differ to the eye. */
function cellText(column: BookColumn, value: CellValue): string {
  return column.kind.is === 'yes or no' ? (value === true ? 'yes' : 'no') : writeCell(column, value)
}

/** What names a row: its own number; of a day of intervals, its account and the day. */
function numberOf(file: BookRow['file'], values: BookRow['values']): string {
  const { key, parent } = bookFiles[file]
  if (key !== null) return String(values[key] ?? '')
  return [values[parent?.column ?? ''], values.day].filter((part) => part !== undefined).join(' ')
}
