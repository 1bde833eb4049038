import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'The home where {utility} delivers.',
    es: 'La vivienda donde distribuye {utility}.',
  },
  caseType: { en: 'What do you need?', es: '¿Qué necesita?' },
  caseTypeRequired: {
    en: 'Choose whether you’re moving in or switching.',
    es: 'Elija si se muda o cambia de proveedor.',
  },
  moveIn: { en: 'I am moving in', es: 'Me mudo a esta vivienda' },
  moveInHint: { en: 'We’ll start service in your name.', es: 'Iniciaremos el servicio a su nombre.' },
  switch: { en: 'I live there and want to switch providers', es: 'Vivo ahí y quiero cambiar de proveedor' },
  switchHint: {
    en: 'Your current provider may charge a cancellation fee. Look at your contract first.',
    es: 'Su proveedor actual puede cobrar un cargo por cancelación anticipada. Revise antes su contrato.',
  },
  street: { en: 'Street address', es: 'Dirección' },
  streetHint: { en: 'Include the apartment or unit, if any.', es: 'Con apartamento o unidad, si los hay.' },
  streetRequired: { en: 'Enter the street address.', es: 'Escriba la dirección.' },
  zipCode: { en: 'ZIP code', es: 'Código postal' },
  zipCodeRequired: { en: 'Enter the ZIP code.', es: 'Escriba el código postal.' },
  esiid: { en: 'ESI ID (optional)', es: 'Número ESI ID (opcional)' },
  esiidHint: {
    en: '17 or 22 digits on an electricity bill for this home. Leave it empty if you do not know it.',
    es: '17 o 22 dígitos en una factura de electricidad de esta vivienda. Déjelo vacío si no lo sabe.',
  },
  gasAccountNumber: {
    en: 'Account number with the gas utility (optional)',
    es: 'Número de cuenta de la compañía de gas (opcional)',
  },
  gasAccountNumberHint: {
    en: 'On a gas bill for this home. Leave it empty if you do not know it.',
    es: 'En una factura de gas de esta vivienda. Déjelo vacío si no lo sabe.',
  },
  unusualTitle: { en: 'Is the ESI ID right?', es: '¿Es correcto el número ESI ID?' },
  keepNumber: { en: 'Yes, keep it', es: 'Sí, consérvelo' },
  changeNumber: { en: 'I’ll change it', es: 'Lo voy a cambiar' },
  changeNumberHint: { en: 'In the field above.', es: 'En el campo de arriba.' },
})
