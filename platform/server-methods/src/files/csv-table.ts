import { unescapeFormula } from '@porchlight/file-formats'
import { CsvError, parse } from 'csv-parse/sync'

/** A parsed table: its rows with their cells, or the row in which it breaks off. Rows count from 1. */
export type CsvTable =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'broken'; readonly row: number }

/**
 * Parses the text of a CSV file (RFC 4180), with or without a byte order mark. Cells are trimmed, and lose the
 * apostrophe that `csvLines` puts before a formula. Rows may differ in length; empty ones are included.
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
