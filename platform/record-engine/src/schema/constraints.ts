import type { ResolvedField, ResolvedMetadata } from '@porchlight/metadata'
import { deriveSchema } from './derive-schema'

/** The field that each unique index and foreign key is about, by its name; for field errors of writes. */
export type ConstraintFields = ReadonlyMap<string, ResolvedField>

/** Collects them once, at start. */
export function constraintFields(metadata: ResolvedMetadata): ConstraintFields {
  const fields = new Map<string, ResolvedField>()
  const { indexes, foreignKeys } = deriveSchema(metadata)
  for (const part of [...indexes, ...foreignKeys]) if (part.field !== null) fields.set(part.name, part.field)
  return fields
}
