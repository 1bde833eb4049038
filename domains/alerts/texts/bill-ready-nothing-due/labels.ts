import { defineLabels } from '@porchlight/i18n'
import { labels as billReadyLabels } from '../bill-ready/labels'

export const labels = defineLabels({
  ...billReadyLabels,
  body: {
    en: '{brand}: your bill is ready. You owe nothing on it. See it: {link} STOP to cancel texts.',
    es: '{brand}: su factura ya puede verse. No debe nada de ella. Vea: {link} ALTO para cancelar.',
  },
})
