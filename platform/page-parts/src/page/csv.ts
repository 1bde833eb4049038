import { isFormula } from '@porchlight/file-formats'

/** Without it spreadsheets read letters beyond ASCII in the wrong encoding. */
const byteOrderMark = '\uFEFF'

/** A plain number, such as a negative amount, is not a formula. */
const plainNumber = /^-?\$?\d[\d,]*(?:\.\d+)?$/

/** Returns rows as a file for spreadsheets. Cells that would be run as a formula are escaped with an apostrophe. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = isFormula(text) && !plainNumber.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
