import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  body: {
    en: '{brand}: we received your payment of {amount}. Thank you. Details: {link} STOP to cancel texts.',
    es: '{brand}: recibimos su pago de {amount}. Gracias. Detalles: {link} ALTO para cancelar.',
  },
})
