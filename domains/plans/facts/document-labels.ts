import { defineLabels } from '@porchlight/i18n'

/** The documents of a contract. */
export const documentLabels = defineLabels({
  factsDocument: { en: 'Facts label', es: 'Etiqueta de información' },
  termsDocument: { en: 'Terms of Service', es: 'Términos de Servicio' },
  rightsDocument: { en: 'Your Rights as a Customer', es: 'Sus Derechos como Cliente' },
  pdf: { en: '{document} (PDF)', es: '{document} (PDF)' },
})
