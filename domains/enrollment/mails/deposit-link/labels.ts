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
    en: {
      one: 'This link works for {count} hour. After that, you can ask for a new one.',
      other: 'This link works for {count} hours. After that, you can ask for a new one.',
    },
    es: {
      one: 'Este enlace sirve durante {count} hora. Después puede pedir otro.',
      other: 'Este enlace sirve durante {count} horas. Después puede pedir otro.',
    },
  },
  notYou: {
    en: 'If you did not order service, call us. Do not pay.',
    es: 'Si usted no pidió el servicio, llámenos. No pague.',
  },
})
