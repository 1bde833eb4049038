import { defineLabels } from '@porchlight/i18n'
import { labels as returnedLabels } from '../payment-returned/labels'

export const labels = defineLabels({
  ...returnedLabels,
  next: {
    en: 'Nothing is owed for it, so you do not need to pay it again.',
    es: 'Ya no se debe nada por él, así que no tiene que pagarlo otra vez.',
  },
  button: { en: 'See what was paid', es: 'Ver lo que se pagó' },
})
