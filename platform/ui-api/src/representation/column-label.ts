import { type Language, type ResolvedField, referenceLabel } from '@porchlight/metadata'

/** A field with the references crossed to reach it. */
interface LabelledPath {
  readonly references: readonly ResolvedField[]
  readonly field: ResolvedField
}

/**
 * What a column is called: its field's label; across a relationship the name of a record is called as the
 * relationship is (`Contact`), and another field names both (`Status (Account)`).
 */
export function columnLabel({ references, field }: LabelledPath, language: Language): string {
  const label = field.label[language]
  const reference = references.at(-1)
  if (reference === undefined) return label
  const relationship = referenceLabel(reference, language)
  return field.nameField ? relationship : `${label} (${relationship})`
}
