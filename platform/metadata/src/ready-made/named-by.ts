import type { FieldDeclaration } from '../declare/field'
import type { ObjectDeclaration } from '../declare/object'

/** The name field of records that need no number. */
export const derivedNameField = {
  dataType: 'String',
  label: { en: 'Name', es: 'Nombre' },
  length: 80,
  nameField: true,
  indexed: true,
} as const satisfies FieldDeclaration

/** The name is the stored value of `fieldApiName`, which is required; it is shown as that field is. */
export function namedBy(fieldApiName: string): NonNullable<ObjectDeclaration['derived']> {
  return {
    fields: ['Name'],
    compute: (next) => ({ Name: next[fieldApiName] ?? null }),
    namedBy: fieldApiName,
  }
}
