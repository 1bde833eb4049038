import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment was returned', es: 'Su pago a {brand} fue devuelto' },
  heading: { en: 'Your payment did not go through', es: 'Su pago no se realizó' },
  reason: {
    en: 'Your bank did not pay {brand} the {amount} of payment {number}. That amount is due.',
    es: 'El banco no pagó a {brand} los {amount} del pago {number}. El monto se debe.',
  },
  next: {
    en: 'Pay it again, by another card or account if you can.',
    es: 'Páguelo otra vez, si puede con otra tarjeta o cuenta.',
  },
  button: { en: 'Pay again', es: 'Pagar otra vez' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you did not make this payment, call us.',
    es: 'Si usted no hizo este pago, llámenos.',
  },
})
