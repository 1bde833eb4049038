/** A record as the data service answers it, as far as screens read it. */
export interface ReadRecord {
  readonly id: string
  readonly fields: Readonly<
    Record<string, { readonly value: unknown; readonly displayValue: string | null } | undefined>
  >
}

/** The text of a field; null when it is empty, absent or no text. */
export function textOf(record: ReadRecord | undefined, field: string): string | null {
  const value = record?.fields[field]?.value
  return typeof value === 'string' && value !== '' ? value : null
}

/** The number of a field; null when it is empty, absent or no number. */
export function numberOf(record: ReadRecord | undefined, field: string): number | null {
  const value = record?.fields[field]?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** The record that a spanned reference carries; undefined when it is empty or absent. */
export function parentOf(record: ReadRecord | undefined, relationship: string): ReadRecord | undefined {
  const value = record?.fields[relationship]?.value
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is ReadRecord {
  return typeof value === 'object' && value !== null && 'fields' in value
}
