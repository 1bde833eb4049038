import type { RecordRepresentation } from '@porchlight/metadata'

/** A dollar field of a record in whole cents; 0 when it is empty. */
export function centsOf(record: RecordRepresentation, field: string): number {
  return Math.round(Number(record.fields[field]?.value ?? 0) * 100)
}

/** Dollars, as a record holds them, in the whole cents that sums are made of; 0 of an empty field. */
export function toCents(dollars: number | null): number {
  return Math.round((dollars ?? 0) * 100)
}
