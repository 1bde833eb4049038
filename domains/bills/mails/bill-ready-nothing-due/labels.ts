import { defineLabels } from '@porchlight/i18n'
import { billReadyLabels } from '../bill-ready/labels'

export const labels = defineLabels({
  ...billReadyLabels,
  reason: {
    en: 'Nothing is left to pay of this {brand} bill.',
    es: 'No queda nada por pagar de esta factura de {brand}.',
  },
  next: { en: 'See what it is made of.', es: 'Vea de qué se compone.' },
})
