/** A record as returned by the data service, as far as screens read it. */
export interface ReadRecord {
  readonly id: string
  readonly fields: Readonly<
    Record<string, { readonly value: unknown; readonly displayValue: string | null } | undefined>
  >
}

/** Returns the text of a field; null when it is empty, absent or not a text. */
export function textOf(record: ReadRecord | undefined, field: string): string | null {
  const value = record?.fields[field]?.value
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns the number of a field; null when it is empty, absent or not a number. */
export function numberOf(record: ReadRecord | undefined, field: string): number | null {
  const value = record?.fields[field]?.value
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}

/** Returns the record of a spanned reference; undefined when it is empty or absent. */
export function parentOf(record: ReadRecord | undefined, relationship: string): ReadRecord | undefined {
  const value = record?.fields[relationship]?.value
  return isRecord(value) ? value : undefined
}

function isRecord(value: unknown): value is ReadRecord {
  return typeof value === 'object' && value !== null && 'fields' in value
}
