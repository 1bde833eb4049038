import { unescapeFormula } from '@porchlight/file-formats'
import { CsvError, parse } from 'csv-parse/sync'

/** A table that was read: its rows with their cells, or the row in which it breaks off. Rows count from 1. */
export type CsvTable =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'broken'; readonly row: number }

/**
 * Reads the text of a CSV file (RFC 4180), with or without a byte order mark. Cells lose the spaces around them, and the
 * apostrophe that `csvLines` put before a formula. Rows may differ in length; empty ones are among them.
 */
export function csvTable(text: string): CsvTable {
  try {
    const rows: string[][] = parse(text, { bom: true, relax_column_count: true })
    return { kind: 'table', rows: rows.map((cells) => cells.map((cell) => unescapeFormula(cell.trim()))) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { kind: 'broken', row: Number(error.records ?? 0) + 1 }
  }
}
