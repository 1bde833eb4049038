import { defineLabels } from '@porchlight/i18n'
import { billReadyLabels } from '../bill-ready/labels'

export const labels = defineLabels({
  ...billReadyLabels,
  reason: {
    en: 'There is nothing left to pay on this {brand} bill.',
    es: 'No queda nada por pagar de esta factura de {brand}.',
  },
  next: { en: 'See what is in it.', es: 'Vea de qué se compone.' },
})
