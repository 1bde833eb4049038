import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  lead: {
    en: 'Choose whichever suits you. All of these are welcome.',
    es: 'Elija lo que le convenga. Aceptamos cualquiera de estas opciones.',
  },
  identityKind: { en: 'Verify with', es: 'Identificarse con' },
  identityKindRequired: { en: 'Choose one of these.', es: 'Elija una de estas opciones.' },
  Social_Security: {
    en: 'Social security number, last four digits',
    es: 'Número de seguro social, últimos cuatro dígitos',
  },
  Social_SecurityHint: {
    en: 'The fastest way, but never required. We keep only these four digits.',
    es: 'Es lo más rápido y nunca es obligatorio. Guardamos solo estos cuatro dígitos.',
  },
  State_Id: {
    en: 'Driver license or state ID',
    es: 'Licencia de conducir o identificación estatal',
  },
  State_IdHint: { en: 'You’ll send a photo afterward.', es: 'Después envía una foto.' },
  Passport: { en: 'Passport of any country', es: 'Pasaporte de cualquier país' },
  PassportHint: { en: 'You’ll send a photo afterward.', es: 'Después envía una foto.' },
  Consular_Id: { en: 'Consular ID', es: 'Matrícula consular' },
  Consular_IdHint: { en: 'You’ll send a photo afterward.', es: 'Después envía una foto.' },
  Later: { en: 'I’ll decide later', es: 'Lo decidiré después' },
  LaterHint: {
    en: 'Service starts once we have one of the documents above.',
    es: 'El servicio inicia cuando tengamos uno de los documentos anteriores.',
  },
  numberLastFour: {
    en: 'Last four digits of the social security number (optional)',
    es: 'Últimos cuatro dígitos del número de seguro social (opcional)',
  },
  numberLastFourHint: {
    en: 'Only if you chose it above.',
    es: 'Solo si eligió esa opción.',
  },
  numberLastFourKept: {
    en: 'We have them. Enter them again only to change them.',
    es: 'Ya los tenemos. Escríbalos otra vez solo para cambiarlos.',
  },
})
