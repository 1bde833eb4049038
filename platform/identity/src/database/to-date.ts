/**
 * The moment that a `timestamptz` column holds. A pool may be set to leave timestamps as PostgreSQL writes
 * them (`2026-03-01 12:00:00.5+00`), which not every JavaScript engine reads before it is made ISO 8601.
 */
export function toDate(value: Date | string): Date {
  if (value instanceof Date) return value
  return new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))
}
