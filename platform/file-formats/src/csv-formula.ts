/**
 * The characters that start a formula in spreadsheets: the ASCII signs, tab and carriage return, and the full-width
 * signs.
 */
const formulaStart = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/

/** Checks whether a spreadsheet would run the cell of a CSV file as a formula (OWASP, CSV injection). */
export function isFormula(cell: string): boolean {
  return formulaStart.test(cell)
}

/** Returns the cell of a reimported file, without the apostrophe that prevented spreadsheets from running it. */
export function unescapeFormula(cell: string): string {
  return cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell
}
