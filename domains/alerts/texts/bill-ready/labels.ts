import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Your bill is ready', es: 'Su factura está lista' },
  body: {
    en: '{brand}: your bill is ready. {amount} is due {date}. See it: {link} STOP to cancel texts.',
    es: '{brand}: su factura ya puede verse. {amount} vence el {date}. Vea: {link} ALTO para cancelar.',
  },
})
