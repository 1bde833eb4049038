import type { FieldDeclaration } from '../declare/field'

/** Notes among staff; no access rule of customers includes it. */
export const internalNotesField = {
  dataType: 'TextArea',
  label: { en: 'Internal notes', es: 'Notas internas' },
  length: 4000,
} as const satisfies FieldDeclaration
