import type { PicklistValueDeclaration } from '@porchlight/metadata'

/** What flows to a service point. */
export const commodityValues: readonly PicklistValueDeclaration[] = [
  { value: 'Electricity', label: { en: 'Electricity', es: 'Electricidad' } },
  { value: 'Gas', label: { en: 'Natural gas', es: 'Gas natural' } },
]
