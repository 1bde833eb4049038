import type { BookColumn } from './book-files'
import type { CellValue } from './read-cell'

/** The text of a cell that `readCell` reads as `value`. */
export function writeCell({ kind }: BookColumn, value: CellValue): string {
  if (value === null) return ''
  switch (kind.is) {
    case 'yes or no':
      return value === true ? 'yes' : ''
    case 'dollars':
      return Number(value).toFixed(2)
    default:
      return String(value)
  }
}
