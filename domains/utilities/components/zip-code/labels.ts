import { defineLabels } from '@porchlight/i18n'

export const zipLabels = defineLabels({
  zip: { en: 'ZIP code', es: 'Código postal' },
  zipWrong: {
    en: 'Enter a five-digit ZIP code, such as 77002.',
    es: 'Escriba un código postal de cinco dígitos, por ejemplo 77002.',
  },
})
