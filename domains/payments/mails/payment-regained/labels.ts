import { defineLabels } from '@porchlight/i18n'

export const labels = defineLabels({
  subject: { en: 'Your {brand} payment arrived after all', es: 'Su pago a {brand} sí llegó' },
  heading: { en: 'Your payment arrived after all', es: 'Su pago sí llegó' },
  reason: {
    en: 'The bank returned payment {number} of {amount}. {brand} has received it again.',
    es: 'El banco había devuelto el pago {number} de {amount}. {brand} lo recibió otra vez.',
  },
  next: { en: 'You do not need to pay it again.', es: 'No tiene que pagarlo otra vez.' },
  button: { en: 'See what was paid', es: 'Ver lo que se pagó' },
  lifetime: { en: 'This link does not expire.', es: 'Este enlace no caduca.' },
  notYou: {
    en: 'If you have paid it another way in the meantime, call us.',
    es: 'Si mientras tanto lo pagó de otra forma, llámenos.',
  },
})
