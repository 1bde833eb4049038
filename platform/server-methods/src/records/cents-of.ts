import type { RecordRepresentation } from '@porchlight/metadata'

/** A dollar field of a record in whole cents; 0 when it is empty. */
export function centsOf(record: RecordRepresentation, field: string): number {
  return Math.round(Number(record.fields[field]?.value ?? 0) * 100)
}
