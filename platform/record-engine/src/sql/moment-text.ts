/** SQL: a timestamp in the text form of a JavaScript `Date`, `2026-11-20T12:00:00.000Z`. */
export function momentText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
