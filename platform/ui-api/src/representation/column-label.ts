import { type Language, type ResolvedField, referenceLabel } from '@porchlight/metadata'

/** A field with the references crossed to reach it. */
interface LabelledPath {
  readonly references: readonly ResolvedField[]
  readonly field: ResolvedField
}

/**
 * Returns a column's label: that of its field; across a relationship, that of the relationship for the name of a record
 * (`Contact`), and both for another field (`Status (Account)`).
 */
export function columnLabel({ references, field }: LabelledPath, language: Language): string {
  const label = field.label[language]
  const reference = references.at(-1)
  if (reference === undefined) return label
  const relationship = referenceLabel(reference, language)
  return field.nameField ? relationship : `${label} (${relationship})`
}
