/**
 * Converts the value of a `timestamptz` column to a date. A pool may be configured to leave timestamps in PostgreSQL's
 * format (`2026-03-01 12:00:00.5+00`), which not every JavaScript engine parses unless it is converted to ISO 8601.
 */
export function toDate(value: Date | string): Date {
  if (value instanceof Date) return value
  return new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}
