import { stringify } from 'csv-stringify/sync'

/** Precedes a table's first line: without it, spreadsheets misread non-ASCII letters. */
export const byteOrderMark = '\uFEFF'

/** Rows as lines of a CSV table (RFC 4180). Cells that a spreadsheet would run as a formula are disarmed. */
export function csvLines(rows: readonly (readonly (string | number | null)[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: 'windows' },
  )
}
