import { defineLabels } from '@porchlight/i18n'
import { labels as receiptLabels } from '../payment-receipt/labels'

export const labels = defineLabels({
  ...receiptLabels,
  next: {
    en: '{left} is left to pay. Keep the number in case you have a question.',
    es: 'Le falta pagar {left}. Conserve el número por si tiene preguntas.',
  },
})
