import { defineLabels } from '@porchlight/i18n'
import { labels as returnedLabels } from '../payment-returned/labels'

export const labels = defineLabels({
  ...returnedLabels,
  body: {
    en: '{brand}: your payment of {amount} did not go through. No need to pay it again. Details: {link} STOP to cancel texts.',
    es: '{brand}: su pago de {amount} no se pudo hacer. No tiene que pagarlo otra vez. Detalles: {link} ALTO para cancelar.',
  },
})
