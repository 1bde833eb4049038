import { picklistValues } from '@porchlight/metadata'

/**
 * How a person proves their identity. A social security number is never required: every other document serves as
 * well.
 */
export const identityKindValues = picklistValues([
  { value: 'Social_Security', label: { en: 'Social security number', es: 'Número de seguro social' } },
  {
    value: 'State_Id',
    label: { en: 'Driver license or state ID', es: 'Licencia de conducir o identificación estatal' },
  },
  { value: 'Passport', label: { en: 'Passport', es: 'Pasaporte' } },
  { value: 'Consular_Id', label: { en: 'Consular ID', es: 'Matrícula consular' } },
  { value: 'Later', label: { en: 'Decides later', es: 'Lo decidirá después' } },
])
