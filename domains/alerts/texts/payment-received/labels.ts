import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'We received your payment', es: 'Recibimos su pago' },
  body: {
    en: '{brand}: we received your payment of {amount}. Thank you. Details: {link} STOP to cancel texts.',
    es: '{brand}: recibimos su pago de {amount}. Gracias. Detalles: {link} ALTO para cancelar.',
  },
})
