import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment was returned', es: 'Su pago a {brand} fue devuelto' },
  heading: { en: 'Your payment did not go through', es: 'Su pago no se realizó' },
  reason: {
    en: 'Your bank did not pay {brand} the {amount} of payment {number}.',
    es: 'El banco no pagó a {brand} los {amount} del pago {number}.',
  },
  next: {
    en: '{left} is left to pay. Pay it by another card or account if you can.',
    es: 'Le falta pagar {left}. Páguelo con otra tarjeta o cuenta, si puede.',
  },
  button: { en: 'Pay again', es: 'Pagar otra vez' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not make this payment, call us.',
    es: 'Si usted no hizo este pago, llámenos.',
  },
})
