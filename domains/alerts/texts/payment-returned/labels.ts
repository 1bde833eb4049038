import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Your payment did not go through', es: 'Su pago no se realizó' },
  body: {
    en: '{brand}: your payment of {amount} did not go through. Please pay another way: {link} STOP to cancel texts.',
    es: '{brand}: su pago de {amount} no se pudo hacer. Pague de otra forma: {link} ALTO para cancelar.',
  },
})
