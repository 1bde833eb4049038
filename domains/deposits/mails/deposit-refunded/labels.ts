import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} deposit was refunded', es: 'Reembolso de su depósito de {brand}' },
  heading: { en: 'Your deposit was refunded', es: 'Le reembolsamos su depósito' },
  reason: {
    en: '{brand} refunded {amount} of your deposit to the card that you paid it with.',
    es: '{brand} reembolsó {amount} de su depósito a la tarjeta con la que lo pagó.',
  },
  next: {
    en: 'Your bank will show it within 5 to 10 business days. You don’t need to do anything.',
    es: 'Su banco lo mostrará en un plazo de 5 a 10 días hábiles. No tiene que hacer nada.',
  },
  button: { en: 'See the deposit', es: 'Ver el depósito' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If the money has not arrived by then, call us.',
    es: 'Si para entonces el dinero no ha llegado, llámenos.',
  },
})
