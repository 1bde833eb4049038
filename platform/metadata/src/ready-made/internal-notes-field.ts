import type { FieldDeclaration } from '../declare/field'

/** What staff write for each other; no access rule of customers names it. */
export const internalNotesField = {
  dataType: 'TextArea',
  label: { en: 'Internal notes', es: 'Notas internas' },
  length: 4000,
} as const satisfies FieldDeclaration
