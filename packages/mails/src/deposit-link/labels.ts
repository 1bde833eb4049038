import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} deposit', es: 'Su depósito de {brand}' },
  heading: { en: 'Pay your deposit', es: 'Pague su depósito' },
  reason: {
    en: '{brand} asks for a refundable deposit before your service starts.',
    es: '{brand} pide un depósito reembolsable antes de iniciar su servicio.',
  },
  next: {
    en: 'See the amount, why it is asked for, and when you get it back.',
    es: 'Vea el monto, por qué se pide y cuándo se lo devolvemos.',
  },
  button: { en: 'Pay deposit', es: 'Pagar el depósito' },
  lifetime: {
    en: 'This link works until your order is complete.',
    es: 'Este enlace sirve hasta que su orden esté completa.',
  },
  notYou: {
    en: 'If you did not order service, call us. Do not pay.',
    es: 'Si usted no pidió el servicio, llámenos. No pague.',
  },
})
