import type { FieldDeclaration, ValidationRule } from '@porchlight/metadata'
import { matching } from '@porchlight/metadata'

/** The last digits of a card or bank account: the only part of its number that is ever stored. */
export const lastFourField = {
  dataType: 'String',
  label: { en: 'Last four digits', es: 'Últimos cuatro dígitos' },
  length: 4,
} as const satisfies FieldDeclaration

export const lastFourRule: ValidationRule = matching('Last_Four__c', /^\d{4}$/, {
  en: 'Enter only the last four digits.',
  es: 'Escriba solo los últimos cuatro dígitos.',
})
