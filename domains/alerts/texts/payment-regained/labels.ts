import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  title: { en: 'Your payment went through after all', es: 'Su pago sí se acreditó' },
  body: {
    en: '{brand}: your payment of {amount} went through after all. No need to pay it again: {link} STOP to cancel texts.',
    es: '{brand}: su pago de {amount} fue acreditado. No tiene que pagarlo otra vez: {link} ALTO para cancelar.',
  },
})
