import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Your bill is ready', es: 'Su factura está lista' },
  body: {
    en: '{brand}: your bill of {amount} is ready. It is due {date}. See it: {link} STOP to cancel texts.',
    es: '{brand}: su factura de {amount} ya puede verse. Vence el {date}. Vea: {link} ALTO para cancelar.',
  },
})
