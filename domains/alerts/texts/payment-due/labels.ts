import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'A payment is due', es: 'Un pago está por vencer' },
  body: {
    en: '{brand}: {amount} is due {date}. Already paid? Thank you. Pay here: {link} STOP to cancel texts.',
    es: '{brand}: {amount} vence el {date}. Si ya hizo el pago, gracias. Pague: {link} ALTO para cancelar.',
  },
})
