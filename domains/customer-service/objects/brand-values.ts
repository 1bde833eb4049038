import type { PicklistValueDeclaration } from '@porchlight/metadata'

/** The account brands; their display names live only in `platform/brands`. */
export const brandValues: readonly PicklistValueDeclaration[] = [
  { value: 'first', label: { en: 'First brand', es: 'Primera marca' } },
  { value: 'second', label: { en: 'Second brand', es: 'Segunda marca' } },
  { value: 'third', label: { en: 'Third brand', es: 'Tercera marca' } },
]
