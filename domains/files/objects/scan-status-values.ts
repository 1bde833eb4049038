import { picklistValues } from '@porchlight/metadata'

/** What is known of a file's safety. An infected file has no bytes any more. */
export const scanStatusValues = picklistValues([
  { value: 'Pending', label: { en: 'Checking', es: 'En revisión' } },
  { value: 'Clean', label: { en: 'Clean', es: 'Sin virus' } },
  { value: 'Infected', label: { en: 'Infected', es: 'Infectado' } },
])
