import { picklistValues } from '@porchlight/metadata'

/** What the credit check of an order came to. */
export const creditStatusValues = picklistValues([
  { value: 'Waiting', label: { en: 'Not checked yet', es: 'Aún no verificado' } },
  { value: 'Not_Needed', label: { en: 'Not needed', es: 'No se necesita' } },
  { value: 'Passed', label: { en: 'Passed', es: 'Aprobado' } },
  { value: 'Deposit_Required', label: { en: 'Deposit required', es: 'Requiere depósito' } },
])
