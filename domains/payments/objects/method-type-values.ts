import type { PicklistValueDeclaration } from '@porchlight/metadata'

/** How money is paid. */
export const methodTypeValues: readonly PicklistValueDeclaration[] = [
  { value: 'Card', label: { en: 'Card', es: 'Tarjeta' } },
  { value: 'Bank_Account', label: { en: 'Bank account', es: 'Cuenta bancaria' } },
]
