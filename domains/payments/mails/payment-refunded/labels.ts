import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment was refunded', es: 'Reembolso de su pago a {brand}' },
  heading: { en: 'We sent you a refund', es: 'Le enviamos un reembolso' },
  reason: {
    en: '{brand} refunded {amount} of payment {number}. It goes to the card or account you paid with.',
    es: '{brand} reembolsó {amount} del pago {number}. Llega a la tarjeta o cuenta con la que pagó.',
  },
  next: {
    en: 'Your bank will show it within 5 to 10 business days. You don’t need to do anything.',
    es: 'Su banco lo mostrará en un plazo de 5 a 10 días hábiles. No tiene que hacer nada.',
  },
  button: { en: 'See your account activity', es: 'Ver los movimientos de su cuenta' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If the money has not arrived by then, call us.',
    es: 'Si para entonces el dinero no ha llegado, llámenos.',
  },
})
